export const ROWS_CHANGED = "gform/rows_changed";

/** Something was added to a form, or taken away: rules and fields with scripts look again. */
export const emitRowsChanged = (form: Element | null): void => void form?.dispatchEvent(new CustomEvent(ROWS_CHANGED));

/** Runs now, and whenever the form has other fields: another page of the form from the server, or other rows. */
export function whenFieldsChange(form: HTMLFormElement, until: AbortSignal, run: () => void): void {
  document.addEventListener("gform/post_render", run, { signal: until });
  form.addEventListener(ROWS_CHANGED, run, { signal: until });
  run();
}

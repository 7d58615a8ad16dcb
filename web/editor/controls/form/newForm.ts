/** A form that is made in a second tab for the page in this one. */
export type FormChoice = { id: number; label: string };

const MESSAGE = "intarsia:form-published";

/** Opens the choice of templates in a tab. `onPublished` gets the form each time that it is published there. */
export function openNewForm(url: string, onPublished: (form: FormChoice) => void, until: AbortSignal): void {
  const tab = window.open(url, "_blank");
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source === tab && origin === location.origin && data?.type === MESSAGE) onPublished(data.form);
  };
  window.addEventListener("message", listen, { signal: until });
}

/** Tells the page for which the form was made, in the tab that opened this one. */
export function publishedFor(opener: Window | null, form: FormChoice): void {
  opener?.postMessage({ type: MESSAGE, form }, location.origin);
}

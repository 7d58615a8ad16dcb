import { formInput } from "./formInput";

/** Notifies scripts of a site: an event of the document, and one of jQuery if the page has it. */
export function emit(name: string, detail: object, jqueryName?: string, jqueryArguments: unknown[] = []): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
  if (jqueryName) window.jQuery?.(document).trigger(jqueryName, jqueryArguments);
}

export const formIdOf = (form: HTMLFormElement): number => Number(form.dataset.formid);

/** Tells apart a form that is on the page twice: the id of the element around it. */
export const instanceOf = (form: HTMLFormElement): string => form.parentElement?.id ?? "";

export const currentPageOf = (form: HTMLFormElement): number =>
  Number(formInput(form, "gform_source_page_number")?.value) || 1;

/** The form's HTML is new: after the page has loaded, and after each answer that shows the form again. */
export function emitRendered(form: HTMLFormElement): void {
  const formId = formIdOf(form);
  const currentPage = currentPageOf(form);
  const detail = { formId, currentPage, instance: instanceOf(form) };
  emit("gform/post_render", detail, "gform_post_render", [formId, currentPage]);
}

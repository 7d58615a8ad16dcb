import { formIdOf } from "../parts/events";

/** The element around the form that an answer replaces. */
export const wrapperOf = (form: HTMLFormElement): HTMLElement => form.closest<HTMLElement>(".gform_wrapper") ?? form;

/** Replaces the form by new HTML, and returns the new wrapper. */
export function replaceWrapper(form: HTMLFormElement, markup: DocumentFragment): HTMLElement {
  const wrapper = wrapperOf(form);
  const renewed = markup.querySelector<HTMLElement>(`[id$="gform_wrapper_${formIdOf(form)}"]`);
  if (renewed) wrapper.replaceWith(renewed);
  else wrapper.replaceChildren(markup);
  const shown = renewed ?? wrapper;
  window.intarsia.mountTree(shown);
  return shown;
}

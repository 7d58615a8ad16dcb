import { announce } from "../parts/announce";
import { currentPageOf, emit, emitRendered, formIdOf, instanceOf } from "../parts/events";
import { focusSoon } from "../parts/focusSoon";
import { formInput } from "../parts/formInput";
import { keepUnsent } from "../reply/keepUnsent";
import { numberOf, pageAfter, pageOf, pagesOf, showOnly } from "./pages";

/** Shows a page that the server replied with. */
export function changePage(form: HTMLFormElement, markup: DocumentFragment, number = currentPageOf(form) + 1): void {
  for (const page of pagesOf(markup as unknown as HTMLElement)) insertPage(form, page);
  showOnly(form, number);
  countPages(form, number);
  form.querySelector('[data-js="gform-focus-validation-error"]')?.remove();
  form.closest(".gform_wrapper")?.classList.remove("gform_validation_error");
  window.intarsia.mountTree(form);
  emitRendered(form);
  pageChanged(form, number);
}

/** Instead of the same page as it was, or after the page before it. */
function insertPage(form: HTMLFormElement, page: HTMLElement): void {
  const number = numberOf(page);
  const before = pagesOf(form).findLast((one) => numberOf(one) <= number);
  if (before && numberOf(before) === number) {
    keepUnsent(before, page);
    before.replaceWith(page);
  } else if (before) before.after(page);
  else form.prepend(page);
}

function countPages(form: HTMLFormElement, number: number): void {
  const source = formInput(form, "gform_source_page_number");
  const target = formInput(form, "gform_target_page_number");
  if (source) source.value = String(number);
  if (target) target.value = String(pageAfter(form, number));
}

/** Another page of the form is visible: says so, and moves focus there, unless errors have it. */
export function pageChanged(form: HTMLFormElement, number: number, hasErrors = false): void {
  const formId = formIdOf(form);
  const detail = { formId, pageNumber: number, instance: instanceOf(form) };
  emit("gform/ajax/post_page_change", detail, "gform_page_loaded", [formId, number]);
  const page = pageOf(form, number);
  if (!page || hasErrors) return;
  announce(page.querySelector(".gform_progress")?.textContent?.trim() || `${number} / ${pagesOf(form).length}`);
  focusSoon(page);
}

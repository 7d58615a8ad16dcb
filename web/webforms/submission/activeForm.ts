const MARK = "data-active-form";

/** The form that the visitor uses, of all forms on the page. */
export function markActive(form: HTMLFormElement): void {
  for (const other of document.querySelectorAll(`form[${MARK}]`)) {
    if (other !== form) other.removeAttribute(MARK);
  }
  form.setAttribute(MARK, "true");
}

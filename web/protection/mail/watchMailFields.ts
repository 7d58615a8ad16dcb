import { createMailCheck, type MailCheckOptions } from "./checkMail";

/** Checks each email field when it loses focus, and at once what the visitor typed before this script had loaded. */
export function watchMailFields(page: Document, options: MailCheckOptions): void {
  const check = createMailCheck(options);
  const isMail = (target: unknown): target is HTMLInputElement =>
    target instanceof HTMLInputElement && (target.type === "email" || target.name === "email");

  page.addEventListener("focusout", ({ target }) => void (isMail(target) && check(target)));
  for (const field of page.querySelectorAll("input")) {
    if (isMail(field) && field.value !== field.defaultValue && field !== page.activeElement) check(field);
  }
}

import { createMailCheck, type MailCheckOptions } from "./checkMail";

/** Checks each email field when it loses focus. */
export function watchMailFields(page: Document, options: MailCheckOptions): void {
  const check = createMailCheck(options);
  page.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && (target.type === "email" || target.name === "email")) check(target);
  });
}

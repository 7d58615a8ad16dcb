import { type Asking, createMailCheck } from "./checkMail";

/** Checks each email field when it loses focus. */
export function watchMailFields(page: Document, asking: Asking): void {
  const check = createMailCheck(asking);
  page.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && (target.type === "email" || target.name === "email")) check(target);
  });
}

import { persist, storedErrors } from "./storedErrors";

const MAX_ERRORS = 20;
const MAX_LENGTH = 300;
const OWN_SCRIPTS = /apbct|ctPublic|intarsia/i;

/** Stores errors of our own scripts in the browser, each message once, until a later page reports them. */
export function watchErrors(view: Window): void {
  const { origin, pathname } = view.location;
  view.addEventListener("error", ({ message }) => {
    if (!OWN_SCRIPTS.test(message)) return;
    const msg = message.slice(0, MAX_LENGTH);
    const stored = storedErrors();
    if (stored.length >= MAX_ERRORS || stored.some(({ err }) => err?.msg === msg)) return;
    // Without the query, because it may contain private search terms.
    persist([
      ...stored,
      { err: { msg }, url: origin + pathname, userAgent: view.navigator.userAgent.slice(0, MAX_LENGTH) },
    ]);
  });
}

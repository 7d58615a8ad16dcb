import { keep, keptErrors } from "./kept";

const MOST = 20;
const LONGEST = 300;
const OURS = /apbct|ctPublic|intarsia/i;

/** Stores errors of our own scripts in the browser, each message once, until a later page reports them. */
export function watchErrors(view: Window): void {
  const { origin, pathname } = view.location;
  view.addEventListener("error", ({ message }) => {
    if (!OURS.test(message)) return;
    const msg = message.slice(0, LONGEST);
    const kept = keptErrors();
    if (kept.length >= MOST || kept.some(({ err }) => err?.msg === msg)) return;
    // Without the query, because it may contain private search terms.
    keep([...kept, { err: { msg }, url: origin + pathname, userAgent: view.navigator.userAgent.slice(0, LONGEST) }]);
  });
}

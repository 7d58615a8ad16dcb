const KEY = "ct_js_errors";
const MOST = 20;
const OURS = /apbct|ctPublic|intarsia/i;

type Kept = { err: { msg: string }; url: string; userAgent: string };

/** Keeps errors of ours in the browser, each message once, until a form is sent. */
export function watchErrors(view: Window): void {
  view.addEventListener("error", ({ message }) => {
    if (!OURS.test(message)) return;
    const kept = read();
    if (kept.length >= MOST || kept.some(({ err }) => err.msg === message)) return;
    kept.push({ err: { msg: message }, url: view.location.href, userAgent: view.navigator.userAgent });
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {}
  });
}

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

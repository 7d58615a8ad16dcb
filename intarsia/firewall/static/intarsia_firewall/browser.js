// Proves once per visit that this browser runs scripts, by a small proof of work while the browser is idle.
// It collects and sends nothing about the visitor. Without crypto.subtle (no HTTPS) it does nothing.
const ASKED = "intarsia_browser";
const ZEROS = "000";
const AT_ONCE = 256;

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function digest(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return hex(new Uint8Array(bytes, 0, 4));
}

async function find(stamp) {
  for (let first = 0; ; first += AT_ONCE) {
    const tries = Array.from({ length: AT_ONCE }, (_, at) => first + at);
    const digests = await Promise.all(tries.map((work) => digest(`${stamp}.${work}`)));
    const found = digests.findIndex((one) => one.startsWith(ZEROS));
    if (found >= 0) return first + found;
  }
}

async function prove() {
  const stamp = `${Math.floor(Date.now() / 1000)}.${hex(crypto.getRandomValues(new Uint8Array(8)))}`;
  const body = new URLSearchParams({ stamp, work: await find(stamp) });
  const { ok } = await fetch(address, { method: "POST", body });
  if (ok) sessionStorage.setItem(ASKED, "1");
}

const address = document.querySelector("script[data-proof]")?.dataset.proof;
try {
  if (address && globalThis.crypto?.subtle && !sessionStorage.getItem(ASKED)) {
    (globalThis.requestIdleCallback ?? setTimeout)(() => prove().catch(() => {}));
  }
} catch {
  // Without storage the work would be repeated on every page. The page for blocked visitors asks for it instead.
}

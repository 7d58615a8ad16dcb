// Shows the site once per visit that this browser runs scripts: a little work, done while nothing else is to do.
// Nothing about the visitor is asked or sent. Browsers without crypto.subtle (no https) leave it.
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
  // Who forbids storage would do the work on every page; the wall's own page asks them instead.
}

// Solves the challenge and continues to the requested page. Without crypto.subtle (no HTTPS), visitors use the button.
const form = document.querySelector("form");
const challenge = form.elements.challenge.value;
const wanted = "0".repeat(Number(form.dataset.zeros));
const AT_ONCE = 512;

const digest = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

async function find() {
  for (let first = 0; ; first += AT_ONCE) {
    const tries = Array.from({ length: AT_ONCE }, (_, at) => first + at);
    const digests = await Promise.all(tries.map((work) => digest(`${challenge}.${work}`)));
    const found = digests.findIndex((one) => one.startsWith(wanted));
    if (found >= 0) return first + found;
  }
}

/** A browser that stores no cookie would return to this page forever. */
function hasTried() {
  try {
    const tries = Number(sessionStorage.getItem("intarsia_tries")) + 1;
    sessionStorage.setItem("intarsia_tries", tries);
    return tries > 3;
  } catch {
    return !navigator.cookieEnabled;
  }
}

if (globalThis.crypto?.subtle && !hasTried()) {
  document.querySelector("[data-waiting]").hidden = false;
  document.querySelector("[data-by-hand]").hidden = true;
  find().then(async (work) => {
    form.elements.work.value = work;
    form.elements.next.value += location.hash;
    if ("lost" in form.dataset) await offerToGoBack();
    else form.submit();
  });
}

/** After a blocked form, the visitor goes back to it: the browser still has the text, which a new page would lose. */
async function offerToGoBack() {
  await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
  const back = document.querySelector("[data-back]");
  back.hidden = false;
  back.querySelector("button").addEventListener("click", () => history.back());
  form.hidden = true;
  document.querySelector("[data-waiting]").hidden = true;
  back.querySelector("button").focus();
}

/** In test mode: next to each hidden field, the rule that hides it, again whenever an answer changes. */

type Reason = { field: string; row: string; text: string };

/** As visitors type: a request for each key would be too many. */
const PAUSE = 300;
const NOTE = "data-why-hidden";

/** Returns what asks once more. */
export function explainHidden(form: HTMLFormElement): () => Promise<void> {
  let asked = 0;
  let pause: ReturnType<typeof setTimeout>;

  async function explain() {
    const number = ++asked;
    const body = new FormData(form);
    body.set("intarsia_explain", "1");
    for (const [name, value] of [...body]) if (value instanceof File) body.delete(name);
    const reply = await fetch(form.action, { method: "POST", body }).catch(() => null);
    // A later answer was asked about meanwhile.
    if (!reply?.ok || number !== asked) return;
    const { hidden }: { hidden: Reason[] } = await reply.json();
    showReasons(form, hidden);
  }

  const explainSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(explain, PAUSE);
  };
  for (const type of ["input", "change"]) form.addEventListener(type, explainSoon);
  explain();
  return explain;
}

/** Where the hidden field would be. What has no place on the page, such as a page of the form, is listed at its end. */
function showReasons(form: HTMLFormElement, reasons: readonly Reason[]): void {
  for (const note of form.querySelectorAll(`[${NOTE}]`)) note.remove();
  for (const { field, row, text } of reasons) {
    const note = Object.assign(document.createElement("p"), { className: "field__description", textContent: text });
    note.setAttribute(NOTE, field);
    const box = form.querySelector(`[data-field=${JSON.stringify(field)}]${row && `[data-row="${row}"]`}`);
    if (box) box.before(note);
    else form.append(note);
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-formid]")) explainHidden(form);

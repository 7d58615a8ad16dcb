import { create } from "../../kit/enhance/create";
import { isAnswered } from "../parts/isAnswered";
import { translate } from "../parts/translate";
import { dropDraft } from "./draftKey";
import { draftOf } from "./draftStore";
import { isNewVisit } from "./keptValues";
import { readValues } from "./typedValues";
import { writeDraft } from "./writeDraft";
import { writeValues } from "./writeValues";

/** Shows again what the visitor typed before, and offers to remove it. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = draftOf(form);
  if (!draft) return;
  // What the server shows is newer, and so is what was typed since.
  if (isNewer(form)) writeDraft(form, { values: readValues(form) });
  // Visitors who open the page again had seen the confirmation, or another page that the form led to.
  else if (draft.isSent && isNewVisit()) dropDraft(form.id);
  else if (writeValues(form, draft.values)) form.prepend(notice(form));
}

/** The server's answers are newer, except those that a link brought back, and those that were sent before. */
const isNewer = (form: HTMLFormElement): boolean => isAnswered(form) && !isResumed() && !isSentAgain(form);

/** After a reload or a step back, the browser shows the reply to what it sent before the visitor continued. */
const isSentAgain = (form: HTMLFormElement): boolean =>
  !isNewVisit() && new URL(form.getAttribute("action") ?? "", location.href).pathname === location.pathname;

const isResumed = (): boolean => new URLSearchParams(location.search).has("gf_token");

function notice(form: HTMLFormElement): HTMLElement {
  const t = translate(form);
  const clear = create(document, "button", { type: "button", class: "form__clear" }, t("Clear the form"));
  const text = create(
    document,
    "p",
    { class: "form__draft", role: "status" },
    t("Your earlier answers are back."),
    " ",
    clear,
  );
  clear.addEventListener("click", () => {
    form.reset();
    dropDraft(form.id);
    text.remove();
    form.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select")?.focus();
  });
  return text;
}

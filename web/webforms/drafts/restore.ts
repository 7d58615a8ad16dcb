import { create } from "../../kit/enhance/create";
import { isAnswered } from "../parts/isAnswered";
import { translate } from "../parts/translate";
import { dropDraft } from "./draftKey";
import { draftOf } from "./draftStore";
import { isNewVisit } from "./keptValues";
import { writeDraft } from "./writeDraft";
import { writeValues } from "./writeValues";

/** Shows again what the visitor typed before, and offers to remove it. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = draftOf(form);
  if (!draft) return;
  // What the server shows is newer.
  if (isNewer(form)) writeDraft(form, { values: draft.values });
  // Visitors who open the page again had seen the confirmation, or another page that the form led to.
  else if (draft.isSent && isNewVisit()) dropDraft(form.id);
  else if (writeValues(form, draft.values)) form.prepend(notice(form));
}

/** The server's answers are newer, except those that a link brought back. */
const isNewer = (form: HTMLFormElement): boolean => isAnswered(form) && !isResumed();

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

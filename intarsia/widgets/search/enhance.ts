/** Shows suggestions below the field while the visitor types: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */

import { hostOf } from "../../../web/kit/enhance/hostOf";
import { translationsOf, translator } from "../../../web/kit/environment/uiStrings";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import { type Suggestion, SuggestionList } from "./SuggestionList";
import type { UiString } from "./uiStrings";

// RUN-HND-16 defines both values.
const TYPING_PAUSE = 200;
const MIN_CHARACTERS = 2;

export const enhance: Enhance = (root, until) => {
  const form = root.querySelector<HTMLFormElement>(".search__form[data-suggests]");
  const field = form?.querySelector<HTMLInputElement>(".search__field");
  if (!form || !field) return;
  const whileLive = { signal: until };
  const t = translator<UiString>(translationsOf(hostOf(root)));
  const list = new SuggestionList(form, field, t);
  let request: AbortController | undefined;
  let pause: ReturnType<typeof setTimeout>;

  function cancel() {
    clearTimeout(pause);
    request?.abort();
    list.close();
  }

  async function requestSuggestions(q: string) {
    request = new AbortController();
    const { signal: wanted } = request;
    const language = (form?.elements.namedItem("in") as HTMLInputElement | null)?.value ?? "";
    const answer = await window.intarsia.ajax("search_suggestions", { q, in: language }, { signal: wanted });
    // The visitor has typed more, or left the field.
    if (wanted.aborted || !answer.ok) return;
    list.show((answer.data as { data: { suggestions: Suggestion[] } }).data.suggestions);
  }

  function onInput() {
    clearTimeout(pause);
    request?.abort();
    const typed = field?.value.trim() ?? "";
    if (typed.length < MIN_CHARACTERS) list.close();
    else pause = setTimeout(() => requestSuggestions(typed), TYPING_PAUSE);
  }

  field.addEventListener("input", onInput, whileLive);
  field.addEventListener("keydown", (event) => list.onKeyDown(event), whileLive);
  field.addEventListener("blur", cancel, whileLive);
  form.addEventListener("submit", cancel, whileLive);
  until.addEventListener("abort", () => {
    cancel();
    list.remove();
  });
};

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
    const suggestions = await fetchSuggestions(q, languageOf(form as HTMLFormElement), wanted);
    // The visitor has typed more, or left the field.
    if (suggestions && !wanted.aborted) list.show(suggestions);
  }

  function onInput() {
    clearTimeout(pause);
    request?.abort();
    const typed = field?.value.trim() ?? "";
    if (typed.length < MIN_CHARACTERS) list.close();
    else pause = setTimeout(() => requestSuggestions(typed), TYPING_PAUSE);
  }

  field.addEventListener("input", onInput, { signal: until });
  field.addEventListener("keydown", (event) => list.onKeyDown(event), { signal: until });
  field.addEventListener("blur", cancel, { signal: until });
  form.addEventListener("submit", cancel, { signal: until });
  until.addEventListener("abort", () => {
    cancel();
    list.remove();
  });
};

const languageOf = (form: HTMLFormElement) => (form.elements.namedItem("in") as HTMLInputElement | null)?.value ?? "";

/** Null if the server does not answer with suggestions. */
async function fetchSuggestions(q: string, language: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  const answer = await window.intarsia.ajax("search_suggestions", { q, in: language }, { signal });
  return answer.ok ? (answer.data as { data: { suggestions: Suggestion[] } }).data.suggestions : null;
}

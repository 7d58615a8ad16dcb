/** Shows suggestions below the field while the visitor types: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */

import { sayIn, wordsOf } from "../../../web/kit/uiStrings";
import { type Suggestion, suggestionList } from "./suggestionList";
import type { Word } from "./words";

// RUN-HND-16 names these delays.
const PAUSE = 200;
const FEWEST_LETTERS = 2;

export function mount(container: HTMLElement): () => void {
  const form = container.querySelector<HTMLFormElement>(".search__form[data-suggests]");
  const field = form?.querySelector<HTMLInputElement>(".search__field");
  if (!form || !field) return () => {};
  const visit = new AbortController();
  const { signal } = visit;
  const say = sayIn<Word>(wordsOf(container));
  const list = suggestionList(form, field, say);
  let asking: AbortController | undefined;
  let pause: ReturnType<typeof setTimeout>;

  function forget() {
    clearTimeout(pause);
    asking?.abort();
    list.close();
  }

  async function ask(q: string) {
    asking = new AbortController();
    const { signal: wanted } = asking;
    const language = (form?.elements.namedItem("in") as HTMLInputElement | null)?.value ?? "";
    const answer = await window.intarsia.ajax("search_suggestions", { q, in: language }, { signal: wanted });
    // The visitor has typed more, or left the field.
    if (wanted.aborted || !answer.ok) return;
    list.show((answer.data as { data: { suggestions: Suggestion[] } }).data.suggestions);
  }

  function onInput() {
    clearTimeout(pause);
    asking?.abort();
    const typed = field?.value.trim() ?? "";
    if (typed.length < FEWEST_LETTERS) list.close();
    else pause = setTimeout(() => ask(typed), PAUSE);
  }

  field.addEventListener("input", onInput, { signal });
  field.addEventListener("keydown", (event) => list.onKeyDown(event), { signal });
  field.addEventListener("blur", forget, { signal });
  form.addEventListener("submit", forget, { signal });
  return () => {
    forget();
    list.remove();
    visit.abort();
  };
}

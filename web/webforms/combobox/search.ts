import type { ComboboxOptions } from "./comboboxOptions";

/** As people compare: without accents and case. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Finds options with all words of a text. Those that begin with it come first. */
export function searchIn(select: HTMLSelectElement, { search_contains }: ComboboxOptions) {
  const texts = [...select.options]
    .filter(({ value, disabled }) => value !== "" && !disabled)
    .map((option) => ({ option, text: plain(option.textContent ?? "") }));

  return (typed: string): HTMLOptionElement[] => {
    const wanted = plain(typed);
    if (!wanted) return texts.map(({ option }) => option);
    const words = wanted.split(/\s+/);
    const isFound = (text: string) =>
      search_contains ? words.every((word) => text.includes(word)) : text.startsWith(wanted);
    const found = texts.filter(({ text }) => isFound(text));
    const [first, others] = [true, false].map((isFirst) =>
      found.filter(({ text }) => text.startsWith(wanted) === isFirst),
    );
    return [...(first ?? []), ...(others ?? [])].map(({ option }) => option);
  };
}

import { type Element, walk } from "../../../../kit/document";

export type Openable = { id: string; name: string };

/** What of one widget stands on the page, by the name that owners know it by: their own, its title, or a number. */
export function openable(elements: readonly Element[], type: string, noun: string): Openable[] {
  return [...walk(elements)]
    .filter((element) => element.type === type)
    .map(({ props: { id, $label, title } }, index) => ({
      id,
      name: String($label || title || `${noun} ${index + 1}`),
    }));
}

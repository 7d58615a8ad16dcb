import type { Element } from "../../../../documents/document";
import { walk } from "../../../../documents/walk";

export type Openable = { id: string; name: string };

/** The elements of one widget on the page, by the name that owners see: their own name, their title, or a number. */
export function openable(elements: readonly Element[], type: string, noun: string): Openable[] {
  return [...walk(elements)]
    .filter((element) => element.type === type)
    .map(({ props: { id, $label, title } }, index) => ({
      id,
      name: String($label || title || `${noun} ${index + 1}`),
    }));
}

import { staticValue } from "../../../documents/bindings";
import type { Element, ElementProps } from "../../../documents/document";
import { plain } from "./search";

const EXCERPT = 40;

// The tree renders at each keystroke, and most elements are unchanged.
const excerpts = new WeakMap<ElementProps, string>();

/** The first words of an element, after its name. */
export function excerptOf({ props }: Element): string {
  const known = excerpts.get(props);
  if (known !== undefined) return known;
  const text = [props.title, props.title_text, props.text, props.name, props.editor]
    .map(staticValue)
    .find((value) => typeof value === "string" && value);
  const excerpt = typeof text === "string" ? plain(text).slice(0, EXCERPT) : "";
  excerpts.set(props, excerpt);
  return excerpt;
}

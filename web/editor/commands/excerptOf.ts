import { staticValue } from "../../documents/bindings";
import type { Element, ElementProps } from "../../documents/document";
import { plain } from "./plain";

const EXCERPT = 40;

// The settings that name an element, in the widgets that have them.
const TEXTS = ["title", "title_text", "alert_title", "text", "name", "author_name", "blockquote_content", "editor"];

// The tree renders at each keystroke, and most elements are unchanged.
const excerpts = new WeakMap<ElementProps, string>();

/** The first words of an element, after its name. */
export function excerptOf({ props }: Element): string {
  const known = excerpts.get(props);
  if (known !== undefined) return known;
  const text = TEXTS.map((name) => staticValue(props[name])).find((value) => typeof value === "string" && value);
  const excerpt = typeof text === "string" ? plain(text).slice(0, EXCERPT) : "";
  excerpts.set(props, excerpt);
  return excerpt;
}

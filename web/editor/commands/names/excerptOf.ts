import { staticValue } from "../../../documents/bindings";
import type { Element, ElementProps } from "../../../documents/document";
import { plain } from "../plain";

const EXCERPT = 40;
// Parsing a long text at each keystroke would delay it.
const USUALLY_ENOUGH = 500;

// The settings that name an element, in the widgets that have them.
const TEXTS = ["title", "title_text", "alert_title", "text", "name", "author_name", "blockquote_content", "editor"];

// The tree renders at each keystroke, and most elements are unchanged.
const excerpts = new WeakMap<ElementProps, string>();

/** The first words of an element, after its name. */
export function excerptOf({ props }: Element): string {
  const known = excerpts.get(props);
  if (known !== undefined) return known;
  const text = TEXTS.map((name) => staticValue(props[name])).find((value) => typeof value === "string" && value);
  const excerpt = typeof text === "string" ? beginningOf(text) : "";
  excerpts.set(props, excerpt);
  return excerpt;
}

function beginningOf(html: string): string {
  const beginning = plain(html.slice(0, USUALLY_ENOUGH));
  // What was cut may change the last characters: half a name of a character, such as `&amp`.
  const isEnough = html.length <= USUALLY_ENOUGH || beginning.length > 2 * EXCERPT;
  return (isEnough ? beginning : plain(html)).slice(0, EXCERPT);
}

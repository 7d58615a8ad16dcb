import { pgettext } from "./gettext";

/** The translation of a text; the context is the label of what it is part of. */
type Translate = (context: string, text: string) => string;

/** The keys of schemas, style fields and options whose values the editor shows. */
const SHOWN = new Set(["label", "description", "help", "group", "item"]);
// Values of documents, and conditions about them.
const STORED = new Set(["default", "defaults", "initially", "visible", "keywords", "words"]);

/**
 * A copy of plain data in which the texts that the editor shows are translated: schemas of widgets, style fields, lists
 * of options. What documents store, such as defaults, stays as it is. `translate` is `pgettext`; a check passes its own
 * to collect the texts.
 */
export const translated = <Data>(data: Data, translate: Translate = pgettext): Data =>
  translatedValue(data, "", translate) as Data;

function translatedValue(data: unknown, context: string, translate: Translate): unknown {
  if (Array.isArray(data)) return data.map((item) => translatedValue(item, context, translate));
  if (typeof data !== "object" || data === null) return data;
  const label = "label" in data && typeof data.label === "string" ? data.label : context;
  const entries = Object.entries(data).map(([key, value]) => {
    if (STORED.has(key)) return [key, value];
    if (SHOWN.has(key) && typeof value === "string") return [key, value && translate(context, value)];
    if (key === "options" && Array.isArray(value)) return [key, translatedOptions(value, label, translate)];
    if (key === "commands") return [key, translatedLabels(value, label, translate)];
    return [key, translatedValue(value, label, translate)];
  });
  const copy = Object.fromEntries(entries) as { label?: unknown; keywords?: readonly string[] };
  return typeof copy.label === "string" && copy.label !== label
    ? { ...copy, keywords: keywordsOf(copy, label, translate) }
    : copy;
}

/** A search finds what is translated by its English label, too, and by the other words that the catalog has for it. */
const keywordsOf = ({ keywords = [] }: { keywords?: readonly string[] }, label: string, translate: Translate) => [
  ...keywords,
  label,
  ...translate(KEYWORDS, label).split(", "),
];

/** The context of other words that owners search for, separated by commas. */
export const KEYWORDS = "keywords";

const translatedOptions = (options: readonly unknown[], label: string, translate: Translate): unknown[] =>
  options.map((option) =>
    Array.isArray(option) && option[1] ? [option[0], translate(label, String(option[1]))] : option,
  );

const translatedLabels = (labels: unknown, label: string, translate: Translate) =>
  Object.fromEntries(Object.entries(labels ?? {}).map(([name, text]) => [name, translate(label, String(text))]));

import { staticValue } from "../../../documents/bindings";
import type { Element } from "../../../documents/document";
import type { Settings } from "../../../kit/schema/settings";
import { elementName } from "../../commands/names/elementName";
import { plain } from "../../commands/plain";
import type { SchemaOf } from "../../commands/slots";

// A few characters of context, because rows are short.
const BEFORE = 8;
const AFTER = 24;

/** The match of the words in an element's name or texts, including lists, with some context; null without a match. */
export function found(element: Element, query: string, schemaOf: SchemaOf): string | null {
  const wanted = query.trim().toLowerCase();
  const schema = schemaOf(element.type);
  const anchor = element.props._element_id;
  const texts = [
    elementName(element, schemaOf),
    schema?.label ?? "",
    typeof anchor === "string" ? anchor : "",
    ...textsIn(schema?.settings ?? {}, element.props),
  ];
  const text = texts.find((one) => one.toLowerCase().includes(wanted));
  return text === undefined ? null : excerpt(text, text.toLowerCase().indexOf(wanted), wanted.length);
}

function textsIn(settings: Settings, values: Record<string, unknown>): string[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const value = staticValue(values[name]);
    if (typeof value === "string" && ["text", "textarea", "code"].includes(setting.kind)) return [value];
    if (typeof value === "string" && setting.kind === "richtext") return [plain(value)];
    if (setting.kind !== "list" || !Array.isArray(value)) return [];
    return value.flatMap((item) => textsIn(setting.fields, item as Record<string, unknown>));
  });
}

function excerpt(text: string, start: number, length: number): string {
  const from = Math.max(0, start - BEFORE);
  const to = Math.min(text.length, start + length + AFTER);
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

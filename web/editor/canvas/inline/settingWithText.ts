import { staticValue } from "../../../documents/bindings";
import type { ElementProps } from "../../../documents/document";
import type { Setting, Settings } from "../../../kit/schema/settings";
import { itemId } from "../../commands/items";

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** The text as a number without its separators, as the canvas formats it. */
const digits = (text: string) => text.replace(/[^\d]/g, "");

// Shorter texts are in too many settings.
const LEAST_CHARACTERS = 3;

/** The path of the setting that contains a text of the canvas: `title`, or `tabs.<id of the item>.title`. */
export function settingWithText(settings: Settings, props: ElementProps, text: string): string | null {
  const wanted = plain(text);
  if (!wanted) return null;
  const all = [...textsIn(settings, props)];
  const same = all.find(({ setting, value }) =>
    setting.kind === "number" ? digits(wanted) !== "" && digits(value) === digits(wanted) : plain(value) === wanted,
  );
  const around = all.find(({ value }) => wanted.length >= LEAST_CHARACTERS && plain(value).includes(wanted));
  return (same ?? around)?.path ?? null;
}

type Text = { path: string; setting: Setting; value: string };

const TEXTS = new Set(["text", "textarea", "richtext", "number", "decimal", "code"]);

function* textsIn(settings: Settings, values: Record<string, unknown>, before = ""): Generator<Text> {
  for (const [name, setting] of Object.entries(settings)) {
    const value = staticValue(values[name] ?? setting.default);
    if (TEXTS.has(setting.kind) && (typeof value === "string" || typeof value === "number"))
      yield { path: before + name, setting, value: String(value).replace(/<[^>]*>/g, " ") };
    if (setting.kind !== "list" || !Array.isArray(value) || before) continue;
    for (const [index, item] of value.entries())
      yield* textsIn(setting.fields, item, `${name}.${itemId(item, index)}.`);
  }
}

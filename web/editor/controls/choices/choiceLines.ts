import { defaultsOf } from "../../../kit/schema/schema";
import type { ListSetting, Settings } from "../../../kit/schema/settings";
import { newId } from "../../commands/newIds";
import { plainDecimal } from "../decimal/DecimalControl";
import type { Item } from "../list/useItems";
import { withFreeValues } from "./choiceItems";

/** Choices as text, one per line: `Label`, `Label|price`, `value:label` or `value:label|price`. */
export const linesOf = (items: readonly Item[]): string => items.map(lineOf).join("\n");

function lineOf({ label = "", value, price }: Item): string {
  const name = value && value !== label ? `${value}:${label}` : String(label);
  return price ? `${name}|${price}` : name;
}

/** The choices of these lines. A line that says what a choice says already keeps that choice with its image. */
export function choicesIn(text: string, before: readonly Item[], setting: ListSetting<Settings>): Item[] {
  const known = new Map(before.map((item) => [lineOf(item), item]));
  const lines = text.split("\n").map((line) => line.trim());
  const items = lines.filter(Boolean).map((line) => {
    const item = known.get(line);
    known.delete(line);
    return item ?? { ...defaultsOf(setting.fields), ...choiceIn(line, "price" in setting.fields), _id: newId("item") };
  });
  return withFreeValues(items);
}

// A colon also occurs in labels: "Note: read this", "10:30", "https://example.org".
const WITH_VALUE = /^([^\s:]+):(?!\s|\d+\b|\/\/)(.+)$/;

function choiceIn(line: string, hasPrices: boolean): Item {
  const [, priced = line, amount] = (hasPrices && /^(.*)\|([^|]*)$/.exec(line)) || [];
  const price = amount === undefined ? "" : plainDecimal(amount);
  const name = price === null ? line : priced.trim();
  const [, value = "", label = name] = WITH_VALUE.exec(name) ?? [];
  return { label, value, ...(price && { price }) };
}

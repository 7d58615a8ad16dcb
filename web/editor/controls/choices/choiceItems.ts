import { gettext } from "../../texts/gettext";
import type { Item } from "../list/useItems";

const valueOf = ({ value, label }: Item): string => String(value || label || "");

/** What is wrong with the value of each choice, in words; empty if nothing is. Long lists are read once. */
export function faultsIn(items: readonly Item[]): (index: number) => string {
  const first = new Map<string, number>();
  for (const [index, item] of items.entries()) if (!first.has(valueOf(item))) first.set(valueOf(item), index);
  return (index) => {
    const value = valueOf(items[index] ?? {});
    const isRepeated = value && first.get(value) !== index;
    return isRepeated ? gettext("Another choice has the same value. Change the value in the details.") : "";
  };
}

/** The choice with its label as its value, and with a number behind it if another choice has that value. */
export function withFreeValue(items: readonly Item[], index: number): Item {
  const item = items[index] as Item;
  // A later choice without a value gets its own after this one.
  const others = items.filter((other, position) => position !== index && (other.value || position < index));
  return { ...item, value: freeValues(others)(item) };
}

/** All choices, each with a value of its own. A list can be a whole catalog, so it is read once. */
export function withFreeValues(items: readonly Item[]): Item[] {
  const freeValueOf = freeValues(items.filter((item) => item.value));
  return items.map((item) => (item.value ? item : { ...item, value: freeValueOf(item) }));
}

/** Returns for one choice after another a value that neither `others` nor earlier choices have. */
function freeValues(others: readonly Item[]): (item: Item) => string {
  const used = new Set(others.map(valueOf));
  const next = new Map<string, number>();
  return (item) => {
    const label = String(item.label);
    let [number, value] = [next.get(label) ?? 1, label];
    if (number > 1) value = `${label} ${number}`;
    while (used.has(value)) value = `${label} ${++number}`;
    next.set(label, number);
    used.add(value);
    return value;
  };
}

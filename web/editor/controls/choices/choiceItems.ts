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
  const used = new Set(others.map(valueOf));
  const label = String(item.label);
  const names = [label, ...items.map((_, number) => `${label} ${number + 2}`)];
  return { ...item, value: names.find((name) => !used.has(name)) };
}

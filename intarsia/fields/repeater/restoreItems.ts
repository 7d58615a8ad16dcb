import { writeValues } from "../../../web/webforms/drafts/writeValues";
import { emitRowsChanged } from "../../../web/webforms/parts/rowsChanged";
import { appendItem, isFull, itemsOf } from "./repeaterItems";

/** Answers that the browser kept, by the names of inputs. */
export type KeptValues = Readonly<Record<string, readonly string[]>>;

/** Adds the items that a visitor had added before, and fills them in again. */
export function restoreItems(form: HTMLFormElement, kept: KeptValues): void {
  const names = Object.keys(kept).filter((name) => name.includes("["));
  const count = form.elements.length;
  if (names.length > 0) addItemsIn(form, names);
  if (form.elements.length === count) return;
  writeValues(form, kept);
  emitRowsChanged(form);
}

function addItemsIn(container: Element, names: readonly string[]): void {
  for (const repeater of container.querySelectorAll<HTMLElement>("[data-repeater]")) {
    // Nested repeaters come with the items of the outer one.
    const around = repeater.parentElement?.closest(".repeater__item") ?? null;
    if (around !== container.closest(".repeater__item")) continue;
    while (!isFull(repeater) && hasItem(repeater, names)) appendItem(repeater);
    for (const item of itemsOf(repeater)) addItemsIn(item, names);
  }
}

/** Whether there are answers of an item after the last one. */
function hasItem(repeater: HTMLElement, names: readonly string[]): boolean {
  const count = itemsOf(repeater).length;
  const blank = repeater.querySelector<HTMLTemplateElement>(":scope > template")?.content;
  const patterns = [...(blank?.querySelectorAll("[name^=input_]") ?? [])].map((input) => patternOf(input));
  return patterns.some((pattern) => names.some((name) => Number(pattern.exec(name)?.[1] ?? -1) >= count));
}

/** Matches the names of the same input in other items. The outer positions are numbers already; the first `#` is the item's. */
function patternOf(input: Element): RegExp {
  const name = (input.getAttribute("name") ?? "").replace(/[.[\]]/g, "\\$&");
  return new RegExp(`^${name.replace("#", "(\\d+)").replaceAll("#", "\\d+")}$`);
}

/** The items of one repeater. */

import { runHooks } from "../../../web/webforms/api/runHooks";
import { takeOverButtons } from "../../../web/webforms/fields/rowButtons";
import { setPosition } from "./position";

export const REPEATER = "[data-repeater]";
export const ITEM = ".repeater__item";

export const itemsOf = (repeater: Element): HTMLElement[] => [
  ...repeater.querySelectorAll<HTMLElement>(`:scope > .repeater__items > ${ITEM}`),
];

export const isFull = (repeater: HTMLElement): boolean =>
  itemsOf(repeater).length >= Number(repeater.dataset.max_items);

export const inputIn = (item: Element | undefined) =>
  item?.querySelector<HTMLElement>("input:not([type=hidden], [hidden]), textarea, select");

export function appendItem(repeater: HTMLElement): HTMLElement {
  const blank = repeater.querySelector<HTMLTemplateElement>(":scope > template")?.content.cloneNode(true);
  const added = (blank as DocumentFragment).firstElementChild as HTMLElement;
  setPosition(added, levelOf(repeater), itemsOf(repeater).length);
  const item = runHooks.applyFilters("gform_repeater_item_pre_add", added, repeater);
  repeater.querySelector(":scope > .repeater__items")?.append(item);
  takeOverButtons(item);
  update(repeater);
  for (const inner of item.querySelectorAll<HTMLElement>(REPEATER)) update(inner);
  return item;
}

/** How many repeaters are around it. */
function levelOf(repeater: Element): number {
  const outer = repeater.parentElement?.closest(REPEATER);
  return outer ? levelOf(outer) + 1 : 0;
}

/** Numbers the items, first to last, so that no two have the same names in between; and offers only what is possible. */
export function update(repeater: HTMLElement): void {
  const items = itemsOf(repeater);
  const level = levelOf(repeater);
  for (const [index, item] of items.entries()) {
    setPosition(item, level, index);
    const numbered = (element: HTMLElement) => (element.dataset.label ?? "").replace("{number}", String(index + 1));
    const legend = item.querySelector<HTMLElement>(":scope > legend");
    if (legend) legend.textContent = numbered(legend);
    const remove = item.querySelector<HTMLButtonElement>(":scope > .repeater__remove");
    remove?.setAttribute("aria-label", numbered(remove));
    if (remove) remove.disabled = items.length === 1;
  }
  const add = repeater.querySelector<HTMLButtonElement>(":scope > .repeater__add");
  if (add) add.disabled = isFull(repeater);
}

/** Fired at the root of an element on the canvas when the owner opens an item of its list in the settings panel. */
const SHOW_ITEM = "intarsia:show-item";

export const showItem = (root: HTMLElement, index: number): void =>
  void root.dispatchEvent(new CustomEvent(SHOW_ITEM, { detail: index }));

/** Calls `show` with the index of the item; never on a page. */
export function onShowItem(root: HTMLElement, show: (index: number) => void, until: AbortSignal): void {
  root.addEventListener(SHOW_ITEM, (event) => show((event as CustomEvent<number>).detail), { signal: until });
}

/** One open panel, chosen by click or key, and by links to content in it. Without the script, titles are links. */

import { isRightToLeft } from "../../../web/kit/enhance/context";
import { hostOf } from "../../../web/kit/enhance/hostOf";
import { onShowItem } from "../../../web/kit/enhance/showItem";
import { isMotionReduced } from "../../../web/kit/environment/motion/isMotionReduced";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import { nextTab } from "./nextTab";

const CLOSED = "tabs__panel--closed";

// On the canvas, the enhancement starts again after each change; the owner's tab stays open.
const openTabs = new WeakMap<HTMLElement, { first: number; open: number }>();

export const enhance: Enhance = (root, until) => {
  const list = root.querySelector<HTMLElement>(":scope > .tabs__list");
  const titles = childrenOf(list);
  const panels = childrenOf(root.querySelector(":scope > .tabs__panels"));
  if (!list || titles.length === 0) return;
  const whileLive = { signal: until };
  const first = titles.findIndex((title) => title.ariaSelected === "true");
  const kept = openTabs.get(root);
  let open = kept?.first === first && kept.open < titles.length ? kept.open : withTarget(panels, first);

  function choose(index: number) {
    if (index < 0) return;
    const isNew = index !== open;
    open = index;
    openTabs.set(root, { first, open });
    show(titles, panels, open);
    scrollToCenter(list as HTMLElement, titles[open]);
    // Widgets inside can measure themselves only once they are visible.
    const detail = { id: hostOf(root).dataset.id, panel: open };
    if (isNew) root.dispatchEvent(new CustomEvent("w:tabs:activate", { bubbles: true, detail }));
  }

  onTitles(list, titles, choose, whileLive);
  root.addEventListener("intarsia:reveal", (event) => choose(indexWith(panels, event)), whileLive);
  onShowItem(root, choose, until);
  root.dataset.live = "";
  show(titles, panels, open);
  until.addEventListener("abort", () => {
    show(titles, panels, first);
    for (const title of titles) title.removeAttribute("tabindex");
    delete root.dataset.live;
  });
};

type Elements = readonly HTMLElement[];

function show(titles: Elements, panels: Elements, open: number): void {
  for (const [index, title] of titles.entries()) {
    title.ariaSelected = String(index === open);
    title.tabIndex = index === open ? 0 : -1;
    panels[index]?.classList.toggle(CLOSED, index !== open);
  }
}

/** Chooses the title that is clicked, and moves focus between the titles by keys. */
function onTitles(
  list: HTMLElement,
  titles: Elements,
  choose: (index: number) => void,
  whileLive: { signal: AbortSignal },
) {
  function onClick(event: Event) {
    event.preventDefault();
    choose(indexWith(titles, event));
  }

  function onKeyDown(event: KeyboardEvent) {
    const focused = indexWith(titles, event);
    // A link does not follow the space key, but a tab does.
    if (event.key === " ") choose(focused);
    const isVertical = list.ariaOrientation === "vertical";
    const next = nextTab(event.key, focused, titles.length, { isVertical, isRightToLeft: isRightToLeft(list) });
    if (next === null && event.key !== " ") return;
    event.preventDefault();
    titles[next ?? focused]?.focus();
  }

  list.addEventListener("click", onClick, whileLive);
  list.addEventListener("keydown", onKeyDown, whileLive);
}

/** The index of the element that the event happened in; -1 without one. */
const indexWith = (elements: Elements, { target }: Event) =>
  elements.findIndex((element) => element.contains(target as Node));

/** The panel that the page's URL leads into, which was open without the script too. */
function withTarget(panels: Elements, otherwise: number): number {
  const found = panels.findIndex((panel) => panel.matches(":target") || panel.querySelector(":target"));
  return found < 0 ? otherwise : found;
}

const childrenOf = (parent: Element | null) => [...(parent?.children ?? [])] as HTMLElement[];

/** Tabs that do not fit scroll sideways. The selected tab moves to the middle; the page does not scroll. */
function scrollToCenter(list: HTMLElement, title: HTMLElement | undefined) {
  if (!title || list.scrollWidth <= list.clientWidth) return;
  const behavior = isMotionReduced(list.ownerDocument.defaultView as Window) ? "auto" : "smooth";
  list.scrollTo({ left: title.offsetLeft - (list.clientWidth - title.offsetWidth) / 2, behavior });
}

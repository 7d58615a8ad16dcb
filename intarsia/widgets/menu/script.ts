/** What the platform leaves undone in a menu: arrow keys, Escape, and closing what the visitor has left. */

import { arrowTarget } from "./arrowTarget";
import { takeOrders } from "./takeOrders";

export function mount(container: HTMLElement): () => void {
  const visit = new AbortController();
  const { signal } = visit;
  const page = container.ownerDocument;
  const panel = container.querySelector<HTMLElement>(".menu__panel");

  const menu = container.querySelector(".menu");

  // A panel may hold another menu, which is none of ours.
  const own = <Kind extends HTMLElement>(selector: string) =>
    [...container.querySelectorAll<Kind>(selector)].filter((one) => one.closest(".menu") === menu);
  const opened = () => own<HTMLDetailsElement>(".menu__more[open]");
  const isPanelOpen = () => panel?.matches(":popover-open") ?? false;

  /** In a burger's panel, as in a column, what was opened stays open. */
  function closeDropdowns(except: Node | null) {
    for (const details of opened()) {
      if (isDropdown(details) && !details.parentElement?.contains(except)) details.open = false;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    const target = arrowTarget(event);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function onEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const hovered = own(".menu__item:hover")[0];
    if (hovered) dismiss(hovered);
    const focused = own(".menu__item:focus-within")[0];
    const details = focused ? focused.querySelector<HTMLDetailsElement>(":scope > .menu__more") : opened()[0];
    // What hovering showed holds the focus once the visitor has used something in it.
    if (!details?.open && !details?.nextElementSibling?.matches(":focus-within")) return;
    // Otherwise the key would close the panel around it too.
    event.preventDefault();
    details.open = false;
    if (focused) details.querySelector("summary")?.focus();
  }

  /** What hovering shows goes away until the pointer comes back. */
  function dismiss(item: HTMLElement) {
    item.dataset.dismissed = "";
    item.addEventListener("pointerleave", () => delete item.dataset.dismissed, { once: true, signal });
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    // Without a next place the window has lost focus, or the pointer is down: that is not leaving.
    if (!(relatedTarget instanceof Node)) return;
    closeDropdowns(relatedTarget);
    if (isPanelOpen() && !container.contains(relatedTarget)) panel?.hidePopover();
  }

  function onClick(event: MouseEvent) {
    const isLink = event.target instanceof Element && event.target.closest("a");
    if (isLink && isPanelOpen()) panel?.hidePopover();
  }

  takeOrders(container, panel, signal);
  container.addEventListener("keydown", onKeyDown, { signal });
  container.addEventListener("focusout", onFocusOut, { signal });
  container.addEventListener("click", onClick, { signal });
  page.addEventListener("keydown", onEscape, { signal });
  page.addEventListener("pointerdown", ({ target }) => closeDropdowns(target as Node), { signal });
  return () => visit.abort();
}

function isDropdown(details: HTMLElement): boolean {
  const below = details.nextElementSibling;
  return below !== null && getComputedStyle(below).position !== "static";
}

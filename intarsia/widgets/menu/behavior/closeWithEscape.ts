import type { MenuParts } from "./partsOf";

/** Escape closes the hovered submenu and the one that contains the focus; without focus in the menu, any open one. */
export function closeWithEscape({ ownElements, opened }: MenuParts, event: KeyboardEvent, signal: AbortSignal): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const hovered = ownElements(".menu__item:hover")[0];
  if (hovered) dismiss(hovered, signal);
  const focused = ownElements(".menu__item:focus-within")[0];
  const details = focused ? focused.querySelector<HTMLDetailsElement>(":scope > .menu__more") : opened()[0];
  // A submenu that opened on hover has no `open`, but may contain the focus.
  if (!details?.open && !details?.nextElementSibling?.matches(":focus-within")) return;
  // Otherwise the key would also close the mobile panel around the menu.
  event.preventDefault();
  details.open = false;
  if (focused) details.querySelector("summary")?.focus();
}

/** Hides a hovered submenu until the pointer leaves and returns. */
function dismiss(item: HTMLElement, signal: AbortSignal): void {
  item.dataset.dismissed = "";
  item.addEventListener("pointerleave", () => delete item.dataset.dismissed, { once: true, signal });
}

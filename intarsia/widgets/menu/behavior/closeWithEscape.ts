import type { MenuParts } from "./partsOf";

/** Escape closes what is hovered, and what is open around the focus; what was open anywhere otherwise. */
export function closeWithEscape({ ownElements, opened }: MenuParts, event: KeyboardEvent, signal: AbortSignal): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const hovered = ownElements(".menu__item:hover")[0];
  if (hovered) dismiss(hovered, signal);
  const focused = ownElements(".menu__item:focus-within")[0];
  const details = focused ? focused.querySelector<HTMLDetailsElement>(":scope > .menu__more") : opened()[0];
  // What hovering showed holds the focus once the visitor has used something in it.
  if (!details?.open && !details?.nextElementSibling?.matches(":focus-within")) return;
  // Otherwise the key would close the panel around it too.
  event.preventDefault();
  details.open = false;
  if (focused) details.querySelector("summary")?.focus();
}

/** What hovering shows goes away until the pointer comes back. */
function dismiss(item: HTMLElement, signal: AbortSignal): void {
  item.dataset.dismissed = "";
  item.addEventListener("pointerleave", () => delete item.dataset.dismissed, { once: true, signal });
}

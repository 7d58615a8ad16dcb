/**
 * Adds what the platform does not offer: arrow keys, Escape, long lists, and closing submenus that the visitor has
 * left.
 */

import type { Enhance } from "../../../web/kit/schema/defineWidget";
import { arrowTarget } from "./behavior/arrowTarget";
import { closeWithEscape } from "./behavior/closeWithEscape";
import { type MenuParts, partsOf } from "./behavior/partsOf";
import { scriptApi } from "./behavior/scriptApi";
import { scrollAtEdge } from "./behavior/scrollAtEdge";

export const enhance: Enhance = (menu, until) => {
  const page = menu.ownerDocument;
  const parts = partsOf(menu);
  const whileLive = { signal: until };

  scriptApi(parts, until);
  scrollAtEdge(menu, until);
  menu.addEventListener("keydown", moveFocus, whileLive);
  menu.addEventListener("focusout", (event) => closeWhatIsLeft(parts, event), whileLive);
  menu.addEventListener("click", (event) => closePanelBehindLink(parts, event), whileLive);
  page.addEventListener("keydown", (event) => closeWithEscape(parts, event, until), whileLive);
  page.addEventListener("pointerdown", ({ target }) => closeDropdowns(parts, target as Node), whileLive);
};

function moveFocus(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const target = arrowTarget(event);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function closeWhatIsLeft(parts: MenuParts, { relatedTarget }: FocusEvent): void {
  // Without a next focus target, the window lost focus or the pointer is pressed; the visitor did not leave.
  if (!(relatedTarget instanceof Node)) return;
  closeDropdowns(parts, relatedTarget);
  if (parts.isPanelOpen() && !parts.menu.contains(relatedTarget)) parts.panel?.hidePopover();
}

function closePanelBehindLink({ panel, isPanelOpen }: MenuParts, { target }: MouseEvent): void {
  const isLink = target instanceof Element && target.closest("a");
  if (isLink && isPanelOpen()) panel?.hidePopover();
}

/** In the mobile panel, as in a vertical menu, an open submenu stays open. */
function closeDropdowns({ opened }: MenuParts, except: Node | null): void {
  for (const details of opened()) {
    if (isDropdown(details) && !details.parentElement?.contains(except)) details.open = false;
  }
}

function isDropdown(details: HTMLElement): boolean {
  const below = details.nextElementSibling;
  return below !== null && getComputedStyle(below).position !== "static";
}

import type { Editing } from "../../puckAdapter";
import type { Screen } from "../ScreenContext";

/** The element that a key applies to: that of the focused row of the navigator, or else the selected one. */
export function elementOf({ target }: Event, editing: Editing): string | null {
  const row = (target as HTMLElement | null)?.closest?.<HTMLElement>("[data-row]");
  return row?.dataset.row ?? editing.selectedId();
}

export const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === "ContextMenu" || (key === "F10" && shiftKey);

/** Opens the menu of the focused element, next to it. */
export function openByKey(event: KeyboardEvent, editing: Editing, screen: Screen): boolean {
  const id = elementOf(event, editing);
  const origin = event.target as HTMLElement;
  const position = id && positionOf(id, origin);
  if (!position) return false;
  editing.select(id);
  screen.openMenu({ ...position, id, origin });
  return true;
}

/** Opens the menu of the element under the pointer, on the canvas or in the navigator. */
export function openByPointer(event: MouseEvent, editing: Editing, screen: Screen): boolean {
  const target = event.target as HTMLElement;
  const id = idAt(target);
  if (!id) return false;
  editing.select(id);
  const origin = target.closest<HTMLElement>("[data-row]") ?? target.ownerDocument.getElementById("frame-root");
  screen.openMenu({ ...onScreen(target.ownerDocument, event.clientX, event.clientY), id, origin });
  return true;
}

const idAt = (target: HTMLElement) =>
  target.closest<HTMLElement>("[data-row]")?.dataset.row ??
  target.closest<HTMLElement>("[data-puck-component]")?.dataset.puckComponent ??
  null;

function positionOf(id: string, origin: HTMLElement) {
  const row = origin.closest("[data-row]");
  const element = row ?? origin.ownerDocument.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
  if (!element) return null;
  const { left, top, height } = element.getBoundingClientRect();
  return onScreen(element.ownerDocument, left + 8, Math.max(0, top) + (row ? height : 8));
}

/** The canvas is a document of its own and may be scaled. */
function onScreen(document: Document, x: number, y: number) {
  const frame = document.defaultView?.frameElement as HTMLIFrameElement | null | undefined;
  if (!frame) return { x, y };
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.offsetWidth || 1;
  return { x: left + x * scale, y: top + y * scale };
}

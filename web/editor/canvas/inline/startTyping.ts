import { editedText } from "./editedText";

type Point = { x: number; y: number } | null;

/**
 * Starts editing the text under the pointer or, without a pointer, the first text of the element that `canType`. In a
 * table, the whole cell is the text, because it may be empty. Returns false if it has none.
 */
export function startTyping(
  page: Document,
  element: string,
  at: Point,
  canType: (setting: string) => boolean = () => true,
): boolean {
  const own = ownTexts(page, element);
  const pressed = at && own.find((one) => isPressed(one, at));
  const text = pressed ?? own.find(({ dataset }) => canType(dataset.inline ?? ""));
  if (!text?.dataset.inline || !canType(text.dataset.inline)) return false;
  const current = editedText.current();
  if (current?.element !== element || current.setting !== text.dataset.inline)
    editedText.start(element, text.dataset.inline, pressed ? at : null);
  return true;
}

/** The setting of the editable text under the pointer. */
export const inlineAt = (page: Document, element: string, at: NonNullable<Point>): string | undefined =>
  ownTexts(page, element).find((one) => isPressed(one, at))?.dataset.inline;

/** The whole cell of a table belongs to its text. */
const isPressed = (text: HTMLElement, at: NonNullable<Point>) =>
  isAround((text.closest("td, th") ?? text).getBoundingClientRect(), at);

function ownTexts(page: Document, element: string): HTMLElement[] {
  const component = componentOf(page, element);
  return [...(component?.querySelectorAll<HTMLElement>("[data-inline]") ?? [])].filter(
    (one) => one.closest("[data-puck-component]") === component,
  );
}

const componentOf = (page: Document, element: string) =>
  page.querySelector(`[data-puck-component="${CSS.escape(element)}"]`);

/** The text of the element itself under the pointer, or around it, as in the cell of a table. */
export function textAtPoint(page: Document, element: string, at: NonNullable<Point>): string {
  const component = componentOf(page, element);
  if (!component) return "";
  const texts = page.createTreeWalker(component, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  let around = "";
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent?.closest("[data-puck-component]") !== component || !text.nodeValue?.trim()) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((line) => isAround(line, at))) return text.nodeValue;
    if (isAround(parent.getBoundingClientRect(), at)) around = text.nodeValue;
  }
  return around;
}

const isAround = ({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }) =>
  x >= left && x <= right && y >= top && y <= bottom;

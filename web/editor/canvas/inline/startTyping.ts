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
  const component = page.querySelector(`[data-puck-component="${CSS.escape(element)}"]`);
  const own = [...(component?.querySelectorAll<HTMLElement>("[data-inline]") ?? [])].filter(
    (one) => one.closest("[data-puck-component]") === component,
  );
  const pressed = at && own.find((one) => isAround((one.closest("td, th") ?? one).getBoundingClientRect(), at));
  const text = pressed ?? own.find(({ dataset }) => canType(dataset.inline ?? ""));
  if (!text?.dataset.inline || !canType(text.dataset.inline)) return false;
  const current = editedText.current();
  if (current?.element !== element || current.setting !== text.dataset.inline)
    editedText.start(element, text.dataset.inline, pressed ? at : null);
  return true;
}

const isAround = ({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }) =>
  x >= left && x <= right && y >= top && y <= bottom;

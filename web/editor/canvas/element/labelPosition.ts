export type LabelPosition = "above" | "above-end" | "inside-end" | "below" | "below-end" | "inside" | "nowhere";
type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The position of an element's label where it covers nothing readable: outside if there is space, else at the default
 * corner. Inside, it stays in view while the element's top is scrolled away. An element that is hidden on this device
 * has no area, and so no label.
 */
export function labelPosition(
  element: Box,
  label: { width: number; height: number; isFromRight?: boolean },
  isFree: (box: Box) => boolean,
): LabelPosition {
  const { left, right, top, bottom } = element;
  if (left === right && top === bottom) return "nowhere";
  const inside = top + scrolledAway(element, label);
  const at = (x: number, y: number): Box => ({ left: x, top: y, right: x + label.width, bottom: y + label.height });
  const sides = [left, right - label.width] as const;
  const [start, end] = label.isFromRight ? [sides[1], sides[0]] : sides;
  const positions: [LabelPosition, Box][] = [
    ["above", at(start, top - label.height)],
    ["above-end", at(end, top - label.height)],
    ["inside-end", at(end, inside)],
    ["below", at(start, bottom)],
    ["below-end", at(end, bottom)],
    ["inside", at(start, inside)],
  ];
  return positions.find(([, box]) => isFree(box))?.[0] ?? (top < label.height ? "inside" : "above");
}

/** How far below the element's top a label inside must be to be in view. */
export const scrolledAway = ({ top, bottom }: Box, { height }: { height: number }): number =>
  Math.max(0, Math.min(-top, bottom - top - height));

// Finer than any line of text: on a zoomed-out canvas, a label is larger than the content.
const GRID_PX = 8;
const VISIBLE_CONTENT = "img, video, svg, canvas, iframe, button, input, hr";

/** Whether an area of the canvas contains neither text nor images. Content that is scrolled away does not count. */
export function isEmptyOn(canvas: Document, box: Box): boolean {
  const { left, top, right, bottom } = box;
  const view = canvas.defaultView;
  if (!view || top < 0 || left < 0 || right > view.innerWidth) return false;
  const hit = new Set<Element>();
  for (let x = left; x <= right; x += GRID_PX) {
    for (let y = top; y <= bottom; y += GRID_PX) {
      const element = canvas.elementFromPoint(x, y);
      // The parts of an element have no pointer events on the canvas.
      if (element) hit.add(element.closest("[data-puck-component]") ?? element);
    }
  }
  return ![...hit].some((element) => [...shownIn(element)].some((visible) => overlaps(visible, box)));
}

/** The lines of text and the images of an element. */
function* shownIn(element: Element): Generator<Box> {
  if (element.matches(VISIBLE_CONTENT)) yield element.getBoundingClientRect();
  for (const image of element.querySelectorAll(VISIBLE_CONTENT)) yield image.getBoundingClientRect();
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = element.ownerDocument.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim()) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) yield contentBox(line);
  }
}

/** Text does not reach the edges of its line box, and a large heading's lines are taller than the heading. */
const contentBox = ({ left, right, top, bottom, height }: DOMRect): Box => ({
  left,
  right,
  top: top + height * 0.15,
  bottom: bottom - height * 0.1,
});

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

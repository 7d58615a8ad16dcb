export type LabelPlace = "above" | "above-end" | "inside-end" | "below" | "below-end" | "inside";
type Box = { left: number; top: number; right: number; bottom: number };

/** Where the name of an element hides nothing that can be read or seen: outside if there is room, else where most expect it. */
export function labelPlace(
  element: Box,
  label: { width: number; height: number; isFromRight?: boolean },
  isFree: (box: Box) => boolean,
): LabelPlace {
  const { left, right, top, bottom } = element;
  const at = (x: number, y: number): Box => ({ left: x, top: y, right: x + label.width, bottom: y + label.height });
  const sides = [left, right - label.width] as const;
  const [start, end] = label.isFromRight ? [sides[1], sides[0]] : sides;
  const places: [LabelPlace, Box][] = [
    ["above", at(start, top - label.height)],
    ["above-end", at(end, top - label.height)],
    ["inside-end", at(end, top)],
    ["below", at(start, bottom)],
    ["below-end", at(end, bottom)],
    ["inside", at(start, top)],
  ];
  return places.find(([, box]) => isFree(box))?.[0] ?? (top < label.height ? "inside" : "above");
}

// Finer than any line of words: where the canvas is drawn small, a name is larger than what stands on it.
const MESH_PX = 8;
const SEEN = "img, video, svg, canvas, iframe, button, input, hr";

/** Whether nothing is written and no picture stands in a part of the canvas. What is scrolled away hides nothing. */
export function isEmptyOn(canvas: Document, box: Box): boolean {
  const { left, top, right, bottom } = box;
  const view = canvas.defaultView;
  if (!view || top + view.scrollY < 0 || left < 0 || right > view.innerWidth) return false;
  const hit = new Set<Element>();
  for (let x = left; x <= right; x += MESH_PX) {
    for (let y = top; y <= bottom; y += MESH_PX) {
      const element = canvas.elementFromPoint(x, y);
      // The parts of an element let the pointer through to the element itself.
      if (element) hit.add(element.closest("[data-puck-component]") ?? element);
    }
  }
  return ![...hit].some((element) => [...shownIn(element)].some((shown) => overlaps(shown, box)));
}

/** The lines of words and the pictures of an element. */
function* shownIn(element: Element): Generator<Box> {
  if (element.matches(SEEN)) yield element.getBoundingClientRect();
  for (const picture of element.querySelectorAll(SEEN)) yield picture.getBoundingClientRect();
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = element.ownerDocument.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim()) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) yield inkOf(line);
  }
}

/** No letter reaches the edges of its line, and a large heading's lines are taller than the heading. */
const inkOf = ({ left, right, top, bottom, height }: DOMRect): Box => ({
  left,
  right,
  top: top + height * 0.15,
  bottom: bottom - height * 0.1,
});

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

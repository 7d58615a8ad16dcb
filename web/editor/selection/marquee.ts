export type Rectangle = { left: number; top: number; right: number; bottom: number };

/** The rectangle between two points. */
export const between = (from: DOMPointReadOnly, to: DOMPointReadOnly): Rectangle => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

const touches = (one: Rectangle, other: Rectangle) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const contains = (outer: Rectangle, inner: Rectangle) =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

/**
 * The ids of the elements that the rectangle touches, in page order. Of an element that lies wholly in it, the elements
 * inside are not selected again; of one that it only touches, those inside are selected instead, if it touches some.
 */
export function touchedBy(rectangle: Rectangle, root: ParentNode): string[] {
  const touched = new Map<HTMLElement, Rectangle>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-puck-component]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && touches(rectangle, box)) touched.set(element, box);
  }
  const isWhole = (element: HTMLElement) => contains(rectangle, touched.get(element) as Rectangle);
  const elements = [...touched.keys()];
  return elements.flatMap((element) => {
    const isInWhole = elements.some((other) => other !== element && other.contains(element) && isWhole(other));
    const yieldsToInner = !isWhole(element) && elements.some((other) => other !== element && element.contains(other));
    return isInWhole || yieldsToInner ? [] : (element.dataset.puckComponent ?? []);
  });
}

export type Edge = "top" | "bottom" | "none";

/** The settings for this device, and the element's position. */
export type StickyPosition = {
  edge: Edge;
  /** The distance to that edge of the screen. */
  distance: number;
  continuesAfterParent: boolean;
  /** The element's edge without sticking, from the top of the page. */
  naturalEdge: number;
};

/** `placeholder` is the placeholder of an element that is fixed over the page. */
export function positionOf(element: HTMLElement, placeholder?: DOMRect): StickyPosition {
  const view = viewOf(element);
  const style = view.getComputedStyle(element);
  const edge = style.getPropertyValue("--sticky").trim() as Edge;
  const distance = (edge !== "none" && Number.parseFloat(style[edge])) || 0;
  return {
    edge,
    distance,
    continuesAfterParent: style.getPropertyValue("--sticky-until").trim() === "page",
    naturalEdge: (placeholder ? edgeOf(placeholder, edge) : naturalEdgeOf(element, edge, distance)) + view.scrollY,
  };
}

export function shouldStick(element: HTMLElement, { edge, distance, naturalEdge }: StickyPosition): boolean {
  const { scrollY, innerHeight } = viewOf(element);
  const top = scrollY + distance;
  const bottom = scrollY + innerHeight - distance;
  return edge !== "none" && (edge === "top" ? top > naturalEdge + 0.5 : bottom < naturalEdge - 0.5);
}

const viewOf = (element: HTMLElement) => element.ownerDocument.defaultView as Window & typeof globalThis;

const edgeOf = ({ top, bottom }: DOMRect, edge: Edge) => (edge === "bottom" ? bottom : top);

/** The element's own edge, from the top of the screen. An element that may be stuck is released to measure it. */
function naturalEdgeOf(element: HTMLElement, edge: Edge, distance: number): number {
  const { innerHeight } = viewOf(element);
  const box = element.getBoundingClientRect();
  const isNotStuck = edge === "bottom" ? box.bottom < innerHeight - distance - 1 : box.top > distance + 1;
  if (isNotStuck || edge === "none") return edgeOf(box, edge);
  element.style.position = "static";
  const naturalEdge = edgeOf(element.getBoundingClientRect(), edge);
  element.style.position = "";
  return naturalEdge;
}

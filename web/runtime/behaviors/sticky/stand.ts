export type Edge = "top" | "bottom" | "none";

/** The settings for this device, and the element's position. */
export type Stand = {
  edge: Edge;
  /** The distance to that edge of the screen. */
  distance: number;
  outlivesParent: boolean;
  /** The element's edge without sticking, from the top of the page. */
  home: number;
};

/** `held` is the placeholder of an element that is fixed over the page. */
export function standOf(element: HTMLElement, held?: DOMRect): Stand {
  const view = viewOf(element);
  const style = view.getComputedStyle(element);
  const edge = style.getPropertyValue("--sticky").trim() as Edge;
  const distance = (edge !== "none" && Number.parseFloat(style[edge])) || 0;
  return {
    edge,
    distance,
    outlivesParent: style.getPropertyValue("--sticky-until").trim() === "page",
    home: (held ? edgeOf(held, edge) : homeOf(element, edge, distance)) + view.scrollY,
  };
}

export function wantsToStick(element: HTMLElement, { edge, distance, home }: Stand): boolean {
  const { scrollY, innerHeight } = viewOf(element);
  const top = scrollY + distance;
  const bottom = scrollY + innerHeight - distance;
  return edge !== "none" && (edge === "top" ? top > home + 0.5 : bottom < home - 0.5);
}

const viewOf = (element: HTMLElement) => element.ownerDocument.defaultView as Window & typeof globalThis;

const edgeOf = ({ top, bottom }: DOMRect, edge: Edge) => (edge === "bottom" ? bottom : top);

/** The element's own edge, from the top of the screen. An element that may be stuck is released to measure it. */
function homeOf(element: HTMLElement, edge: Edge, distance: number): number {
  const { innerHeight } = viewOf(element);
  const box = element.getBoundingClientRect();
  const isFree = edge === "bottom" ? box.bottom < innerHeight - distance - 1 : box.top > distance + 1;
  if (isFree || edge === "none") return edgeOf(box, edge);
  element.style.position = "static";
  const home = edgeOf(element.getBoundingClientRect(), edge);
  element.style.position = "";
  return home;
}

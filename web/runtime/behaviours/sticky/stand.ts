export type Edge = "top" | "bottom" | "none";

/** What was chosen for this device, and where the element stands. */
export type Stand = {
  edge: Edge;
  /** How far from that edge of the screen it is to stay. */
  distance: number;
  outlivesParent: boolean;
  /** Where its own edge would be if it were not sticky, from the top of the page. */
  home: number;
};

/** `held` is the place that is kept for an element which lies over the page. */
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

/** Its own edge, from the top of the screen. Only where it may be stuck already it has to be let go to find out. */
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

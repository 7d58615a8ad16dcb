import type { Mount } from "../behavior";

/**
 * Masonry: moves elements of a grid up to the element above in their column. The reading order stays by rows, and
 * without a script it is a grid. Galleries know the aspect ratios in advance and need no script.
 */
export const mount: Mount = (element, { frames, until }) => {
  const view = element.ownerDocument.defaultView as Window;
  let sizes = "";
  const items = () => [...element.children].flatMap(itemsIn);

  function reset() {
    for (const { style } of [element, ...items()]) {
      style.marginBlockStart = "";
      style.marginBlockEnd = "";
    }
  }

  /** Most resizes happen elsewhere on the page, and a measurement lays out the page twice. */
  function arrangeIfChanged() {
    const next = [element.clientWidth, ...items().map(({ offsetHeight }) => offsetHeight)].join();
    const isChanged = next !== sizes;
    sizes = next;
    if (isChanged) return arrange;
  }

  function arrange() {
    reset();
    const { gridTemplateColumns, rowGap } = view.getComputedStyle(element);
    const columns = gridTemplateColumns.split(" ").filter(Boolean).length;
    const gap = Number.parseFloat(rowGap) || 0;
    const all = items().flatMap((item) => measure(item, view));
    const saved = stack(all, columns, gap);
    if (saved > 0) element.style.marginBlockEnd = `${-Math.round(saved)}px`;
  }

  frames.follow((isResized) => (isResized ? arrangeIfChanged() : undefined), until);
  until.addEventListener("abort", reset);
  arrangeIfChanged()?.();
  return { arrange };
};

/** Including margins. */
type ItemBox = { item: HTMLElement; top: number; bottom: number; above: number; below: number };

/** None if the element is hidden on this device or stuck to the screen. */
function measure(item: HTMLElement, view: Window): ItemBox[] {
  const { display, position, marginBlockStart, marginBlockEnd } = view.getComputedStyle(item);
  if (display === "none" || position === "fixed" || position === "absolute") return [];
  const { top, bottom } = item.getBoundingClientRect();
  const above = Number.parseFloat(marginBlockStart) || 0;
  const below = Number.parseFloat(marginBlockEnd) || 0;
  return [{ item, top: top - above, bottom: bottom + below, above, below }];
}

/** Moves each element up to the one above it. Returns the height that the grid no longer needs. */
function stack(all: ItemBox[], columns: number, gap: number): number {
  // The current end of each column, after its elements have moved up.
  const ends: number[] = [];
  for (const [index, box] of all.entries()) {
    const end = ends[index % columns];
    const by = end === undefined ? 0 : Math.round(end + gap - box.top);
    ends[index % columns] = box.bottom + by;
    if (by !== 0) shift(box, by);
  }
  return Math.max(0, ...all.map(({ bottom }) => bottom)) - Math.max(0, ...ends);
}

/** The gained space is added below, or the rows of the grid would move too. */
function shift({ item, above, below }: ItemBox, by: number) {
  item.style.marginBlockStart = `${above + by}px`;
  item.style.marginBlockEnd = `${below - by}px`;
}

/** An island has display: contents, so it has no box. */
function itemsIn(child: Element): HTMLElement[] {
  if (child.localName !== "in-island" && child.localName !== "in-part") return [child as HTMLElement];
  return [...child.querySelectorAll<HTMLElement>(":scope > :not(link)")];
}

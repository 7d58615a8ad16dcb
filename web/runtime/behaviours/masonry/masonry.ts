import type { Mount } from "../behaviour";

/**
 * Moves what stands in a grid up to what stands above it in its column. The order of reading stays that of the rows, and
 * without a script it is a grid. What is known before, as a gallery knows its pictures' proportions, needs no script.
 */
export const mount: Mount = (element, { frames, until }) => {
  const view = element.ownerDocument.defaultView as Window;
  let sizes = "";
  const items = () => [...element.children].flatMap(boxesOf);

  function reset() {
    for (const one of [element, ...items()]) shift(one, "", "");
  }

  /** Most of what changes its size on a page is elsewhere, and to look properly has everything laid out twice. */
  function arrangeIfChanged() {
    const next = [element.clientWidth, ...items().map(({ offsetHeight }) => offsetHeight)].join();
    if (next !== sizes) arrange();
    sizes = next;
  }

  function arrange() {
    reset();
    const { gridTemplateColumns, rowGap } = view.getComputedStyle(element);
    const columns = gridTemplateColumns.split(" ").filter(Boolean).length;
    const gap = Number.parseFloat(rowGap) || 0;
    const all = items();
    const boxes = all.map((item) => item.getBoundingClientRect());
    // Where each column ends so far, once what stands in it has moved up.
    const ends: number[] = [];
    boxes.forEach(({ top, height }, index) => {
      const column = index % columns;
      const end = ends[column];
      const wanted = end === undefined ? top : end + gap;
      ends[column] = wanted + height;
      const by = Math.round(wanted - top);
      // What it gains above it gives back below, or the rows of the grid would move as well.
      if (by !== 0) shift(all[index] as HTMLElement, `${by}px`, `${-by}px`);
    });
    const left = Math.max(0, ...boxes.map(({ bottom }) => bottom)) - Math.max(0, ...ends);
    if (left > 0) element.style.marginBlockEnd = `${-Math.round(left)}px`;
  }

  frames.follow((isResized) => isResized && arrangeIfChanged(), until);
  until.addEventListener("abort", reset);
  arrangeIfChanged();
  return { arrange };
};

function shift({ style }: HTMLElement, above: string, below: string) {
  style.marginBlockStart = above;
  style.marginBlockEnd = below;
}

/** An island has no box of its own. */
function boxesOf(child: Element): HTMLElement[] {
  if (child.localName !== "in-island" && child.localName !== "in-part") return [child as HTMLElement];
  return [...child.querySelectorAll<HTMLElement>(":scope > :not(link)")];
}

import { renderedElement } from "../canvasFrame";
import { emptyCells } from "./emptyCells";

type Cell = { left: number; top: number; width: number; height: number };

/** Measures the empty cells of a container, relative to the element `origin`; none if it fills no rows of columns. */
export function measuredCells(container: HTMLElement, ids: readonly string[], origin: string): Cell[] {
  const children = ids.map((id) => renderedElement(id)).filter((child) => child !== null);
  const holder = children[0]?.parentElement ?? container.querySelector<HTMLElement>("[data-puck-dropzone]");
  const style = holder?.ownerDocument.defaultView?.getComputedStyle(holder);
  const base = renderedElement(origin)?.getBoundingClientRect();
  if (!holder || !base || !style?.display.includes("grid") || /column|dense/.test(style.gridAutoFlow)) return [];
  const { left, right, top, bottom } = holder.getBoundingClientRect();
  const inside = {
    left: left + Number.parseFloat(style.paddingLeft),
    right: right - Number.parseFloat(style.paddingRight),
    top: top + Number.parseFloat(style.paddingTop),
    bottom: bottom - Number.parseFloat(style.paddingBottom),
  };
  const tracks = style.gridTemplateColumns.split(" ").map(Number.parseFloat);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const isFromRight = style.direction === "rtl";
  const boxes = children.map((child) => child.getBoundingClientRect());
  return emptyCells({ tracks, gap, inside, isFromRight }, boxes).map((cell) => ({
    left: cell.left - base.left,
    top: cell.top - base.top,
    width: cell.right - cell.left,
    height: cell.bottom - cell.top,
  }));
}

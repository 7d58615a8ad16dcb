import { renderedElement } from "../canvasFrame";
import { type Box, neighbors } from "./columns";

/** The edge between two columns, relative to the container. `share`: the width of the left column in percent. */
export type Edge = { left: Box; right: Box; x: number; top: number; height: number; share: number };
/**
 * A container whose children are in columns. `tracks` are the columns of a grid, from the left, and `startsAt` their
 * left edges. `room` is the inner width, `total` the width of all columns without the gaps.
 */
export type Row = {
  edges: Edge[];
  boxes: Box[];
  room: number;
  total: number;
  tracks: number[] | null;
  startsAt: number[];
  isFromRight: boolean;
};

/** Measures the columns; null if the children are not in columns. */
export function rowOf(container: HTMLElement, ids: readonly string[]): Row | null {
  const children = ids.map((id) => renderedElement(id)).filter((child) => child !== null);
  const holder = children[0]?.parentElement;
  const style = holder?.ownerDocument.defaultView?.getComputedStyle(holder);
  if (!holder || !style || !/flex|grid/.test(style.display)) return null;
  const boxes = children.map(boxOf);
  const inside = holder.getBoundingClientRect();
  const start = inside.left + Number.parseFloat(style.paddingLeft);
  const room = inside.width - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const isFromRight = style.direction === "rtl";
  const tracks = style.display.includes("grid") ? tracksOf(style.gridTemplateColumns, isFromRight) : null;
  const pairs = neighbors(boxes);
  const total = tracks ? sum(tracks) : room - gap * (longestRow(boxes) - 1);
  const startsAt = (tracks ?? []).map((_track, index) => start + sum((tracks ?? []).slice(0, index)) + gap * index);
  const edges = pairs.map((pair) => edgeOf(pair, container.getBoundingClientRect(), total));
  // One edge is enough for a grid of several rows.
  const first = edges.filter((edge, index) => edges.findIndex(({ x }) => Math.abs(x - edge.x) < 1) === index);
  return { edges: tracks ? first : edges, boxes, room, total, tracks, startsAt, isFromRight };
}

function boxOf(child: HTMLElement): Box {
  const { left, right, top, bottom } = child.getBoundingClientRect();
  return { id: child.dataset.puckComponent ?? "", left, right, top, bottom };
}

function tracksOf(template: string, isFromRight: boolean): number[] {
  const tracks = template.split(" ").map(Number.parseFloat);
  return isFromRight ? tracks.reverse() : tracks;
}

const edgeOf = ([left, right]: [Box, Box], origin: DOMRect, total: number): Edge => ({
  left,
  right,
  x: (left.right + right.left) / 2 - origin.left,
  top: Math.min(left.top, right.top) - origin.top,
  height: Math.max(left.bottom, right.bottom) - Math.min(left.top, right.top),
  share: Math.round(((left.right - left.left) / total) * 100),
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const longestRow = (boxes: readonly Box[]) =>
  Math.max(...boxes.map(({ top, bottom }) => boxes.filter((other) => other.top < bottom && other.bottom > top).length));

/** The column of the grid that ends where a child ends; -1 if there is none. */
export const trackEndingAt = (startsAt: readonly number[], tracks: readonly number[], { right }: Box) =>
  startsAt.findIndex((start, index) => Math.abs(start + (tracks[index] ?? 0) - right) < 2 && index < tracks.length - 1);

/** The smallest widths of the columns on both sides of an edge at which their content fits, in pixels. */
export function minimums({ boxes, tracks }: Row, { left, right }: Edge): { left: number; right: number } {
  const inColumn = (column: Box) =>
    boxes.filter((box) => box === column || (tracks && isSameColumn(box, column))).map(({ id }) => id);
  return { left: minContent(inColumn(left)), right: minContent(inColumn(right)) };
}

const isSameColumn = (a: Box, b: Box) => Math.abs(a.left - b.left) < 2 && Math.abs(a.right - b.right) < 2;

/** Only a layout tells the width of the longest word, so handles.css sets that width for a moment. */
function minContent(ids: readonly string[]): number {
  const elements = ids.map(renderedElement).filter((element) => element !== null);
  for (const element of elements) element.dataset.minContent = "";
  const widths = elements.map((element) => element.getBoundingClientRect().width);
  for (const element of elements) delete element.dataset.minContent;
  // A pixel more than the word, because stored fractions are rounded.
  return Math.max(0, ...widths.map((width) => Math.ceil(width) + 1));
}

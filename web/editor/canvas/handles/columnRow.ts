import { type Box, neighbors } from "./columns";
import { renderedElement } from "./useMeasured";

/** The edge between two columns, relative to the container. `share`: the width of the left column in percent. */
export type Edge = { left: Box; right: Box; x: number; top: number; height: number; share: number };
/** A container whose children are in columns. `tracks` and `startsAt` are the columns of a grid. */
export type Row = { edges: Edge[]; room: number; tracks: number[] | null; startsAt: number[] };

/** Measures the columns; null if the children are not in columns. */
export function rowOf(container: HTMLElement, ids: readonly string[]): Row | null {
  const children = ids.map((id) => renderedElement(id)).filter((child) => child !== null);
  const holder = children[0]?.parentElement;
  const style = holder && holder.ownerDocument.defaultView?.getComputedStyle(holder);
  if (!holder || !style || !/flex|grid/.test(style.display)) return null;
  const origin = container.getBoundingClientRect();
  const boxes = children.map((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    return { id: child.dataset.puckComponent ?? "", left, right, top, bottom };
  });
  const inside = holder.getBoundingClientRect();
  const start = inside.left + Number.parseFloat(style.paddingLeft);
  const room = inside.width - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const tracks = style.display.includes("grid") ? style.gridTemplateColumns.split(" ").map(Number.parseFloat) : null;
  const gap = Number.parseFloat(style.columnGap) || 0;
  const edges = neighbors(boxes).map(([left, right]) => ({
    left,
    right,
    x: (left.right + right.left) / 2 - origin.left,
    top: Math.min(left.top, right.top) - origin.top,
    height: Math.max(left.bottom, right.bottom) - Math.min(left.top, right.top),
    share: Math.round(((left.right - left.left) / room) * 100),
  }));
  const startsAt = (tracks ?? []).map((_track, index) => start + sumBefore(tracks ?? [], index) + gap * index);
  // One edge is enough for a grid of several rows.
  const first = edges.filter((edge, index) => edges.findIndex(({ x }) => Math.abs(x - edge.x) < 1) === index);
  return { edges: tracks ? first : edges, room, tracks, startsAt };
}

const sumBefore = (tracks: readonly number[], index: number) =>
  tracks.slice(0, index).reduce((sum, track) => sum + track, 0);

/** The column of the grid that ends where a child ends; -1 if there is none. */
export const trackEndingAt = (startsAt: readonly number[], tracks: readonly number[], { right }: Box) =>
  startsAt.findIndex((start, index) => Math.abs(start + (tracks[index] ?? 0) - right) < 2 && index < tracks.length - 1);

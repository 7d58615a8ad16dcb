/** Where a carousel can stand: plain arithmetic on the numbers of its slides, counted from 0. */

export type Row = {
  /** How many slides there are. */
  count: number;
  /** How many are seen at once. */
  shown: number;
  /** How many one step passes. */
  step: number;
  isLoop: boolean;
  isCentred: boolean;
};

/** How many slides are seen, wholly or in part, on each side of the one in the middle. */
export const beside = ({ shown }: Row): number => Math.ceil((shown - 1) / 2);

/** Whether it has no ends: each slide can stand in the middle, with others on both sides of it, on the way too. */
export const isRing = (row: Row): boolean => row.isCentred && row.isLoop && row.count >= 2 * beside(row) + 2;

/** The slides that can stand first (or in the middle), in order. Fewer than two: there is nowhere to go. */
export function stopsOf(row: Row): number[] {
  const { count, shown, step } = row;
  // In a row that ends, what has nothing beside it stays at the side: the row is always full.
  const first = row.isCentred && !isRing(row) ? Math.min(beside(row), Math.max(0, count - 1)) : 0;
  const last = Math.max(first, row.isCentred ? count - 1 - first : count - shown);
  // A step longer than what is seen would pass slides that nobody ever sees.
  const stride = Math.max(1, Math.min(step, shown));
  return [...Array.from({ length: Math.ceil((last - first) / stride) }, (_, index) => first + index * stride), last];
}

/** One step on or back. At the ends a loop goes round, and any other row stays. */
export function neighbour(row: Row, index: number, by: 1 | -1): number {
  const stops = stopsOf(row);
  const next = by === 1 ? stops.find((stop) => stop > index) : stops.findLast((stop) => stop < index);
  const beyond = by === 1 ? stops[0] : stops.at(-1);
  return next ?? (row.isLoop ? (beyond ?? index) : index);
}

/** How far it is in that direction, round a ring too; the shorter way where no direction is given. Negative is back. */
export function distance(row: Row, from: number, to: number, by?: 1 | -1): number {
  if (!isRing(row)) return to - from;
  const on = (to - from + row.count) % row.count;
  const isForward = by ? by === 1 : on <= row.count - on;
  return isForward || on === 0 ? on : on - row.count;
}

/** Where it stands at the beginning: the first slides are seen, also where one of them is in the middle. */
export const firstStop = (row: Row): number =>
  isRing(row) ? Math.floor((row.shown - 1) / 2) : (stopsOf(row)[0] as number);

export function isInView(row: Row, index: number, slide: number): boolean {
  if (!row.isCentred) return slide >= index && slide < index + row.shown;
  return Math.abs(distance(row, index, slide)) <= Math.floor((row.shown - 1) / 2);
}

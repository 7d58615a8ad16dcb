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

/** The slides that can stand first (or in the middle), in order. Fewer than two: there is nowhere to go. */
export function stopsOf({ count, shown, step, isCentred }: Row): number[] {
  const last = isCentred ? Math.max(0, count - 1) : Math.max(0, count - shown);
  // A step longer than what is seen would pass slides that nobody ever sees.
  const stride = Math.max(1, Math.min(step, shown));
  return [...Array.from({ length: Math.ceil(last / stride) }, (_, index) => index * stride), last];
}

/** One step on or back. At the ends a loop goes round, and any other row stays. */
export function neighbour(row: Row, index: number, by: 1 | -1): number {
  const stops = stopsOf(row);
  const next = by === 1 ? stops.find((stop) => stop > index) : stops.findLast((stop) => stop < index);
  const beyond = by === 1 ? stops[0] : stops.at(-1);
  return next ?? (row.isLoop ? (beyond ?? index) : index);
}

/** Where it stands at the beginning: the first slides are seen, also where one of them is in the middle. */
export const firstStop = ({ count, shown, isCentred }: Row): number =>
  isCentred ? Math.min(Math.floor((shown - 1) / 2), Math.max(0, count - 1)) : 0;

export function isInView({ shown, isCentred }: Row, index: number, slide: number): boolean {
  if (!isCentred) return slide >= index && slide < index + shown;
  return Math.abs(slide - index) <= Math.floor((shown - 1) / 2);
}

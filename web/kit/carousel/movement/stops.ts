/** The positions of a carousel, as plain arithmetic on slide numbers from 0. */

export type Row = {
  /** The number of slides. */
  count: number;
  /** The number of visible slides. */
  shown: number;
  /** The number of slides that one step passes. */
  step: number;
  isLoop: boolean;
  isCentered: boolean;
};

/** The number of slides, whole or partial, visible on each side of the centered one. */
export const slidesBeside = ({ shown }: Row): number => Math.ceil((shown - 1) / 2);

/** Whether the carousel can loop: any slide can be centered with slides on both sides, during a transition too. */
export const canLoop = (row: Row): boolean => row.isCentered && row.isLoop && row.count >= 2 * slidesBeside(row) + 2;

/** The slides that can be first (or centered), in order. With fewer than two there is nowhere to go. */
export function stopsOf(row: Row): number[] {
  const { count, shown, step } = row;
  // Without a loop, the last stop keeps the row full.
  const first = row.isCentered && !canLoop(row) ? Math.min(slidesBeside(row), Math.max(0, count - 1)) : 0;
  const last = Math.max(first, row.isCentered ? count - 1 - first : count - shown);
  // A step longer than the visible slides would skip slides.
  const stride = Math.max(1, Math.min(step, shown));
  return [...Array.from({ length: Math.ceil((last - first) / stride) }, (_, index) => first + index * stride), last];
}

/** The stop nearest to a slide. */
export function nearestStop(row: Row, slide: number): number {
  const stops = stopsOf(row);
  return Math.max(stops[0] as number, Math.min(slide, stops.at(-1) as number));
}

/** One step forward or back. A loop continues at the ends; any other carousel stays. */
export function neighbor(row: Row, index: number, by: 1 | -1): number {
  const stops = stopsOf(row);
  const next = by === 1 ? stops.find((stop) => stop > index) : stops.findLast((stop) => stop < index);
  const beyond = by === 1 ? stops[0] : stops.at(-1);
  return next ?? (row.isLoop ? (beyond ?? index) : index);
}

/** The distance in that direction, also around a loop. Without a direction, the shorter way. Negative means back. */
export function distance(row: Row, from: number, to: number, by?: 1 | -1): number {
  if (!canLoop(row)) return to - from;
  const forward = (to - from + row.count) % row.count;
  const isForward = by ? by === 1 : forward <= row.count - forward;
  return isForward || forward === 0 ? forward : forward - row.count;
}

/** The first stop: the first slides are visible, also when one of them is centered. */
export const firstStop = (row: Row): number =>
  canLoop(row) ? Math.floor((row.shown - 1) / 2) : (stopsOf(row)[0] as number);

export function isInView(row: Row, index: number, slide: number): boolean {
  if (!row.isCentered) return slide >= index && slide < index + row.shown;
  return Math.abs(distance(row, index, slide)) <= Math.floor((row.shown - 1) / 2);
}

/** A child of a row as rendered, in pixels of the canvas. */
export type Box = { id: string; left: number; right: number; top: number; bottom: number };

/** Adjacent children, the left one first in both reading directions. */
export function neighbors(boxes: readonly Box[]): [Box, Box][] {
  return boxes.flatMap((one) => {
    const right = boxes
      .filter((other) => other.left >= one.right - 1 && overlap(one, other) > 0)
      .sort((a, b) => a.left - b.left)[0];
    return right ? [[one, right] as [Box, Box]] : [];
  });
}

const overlap = (a: Box, b: Box) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

export const MIN_SHARE = 0.05;

/** The smallest widths of two neighbors, in pixels. */
export type Minimums = { left: number; right: number };

/**
 * The width of the left one of two neighbors after the edge between them moved. It never gets narrower than its
 * content, nor does the right one; if one already is, it keeps its width.
 */
export function movedEdge(left: number, right: number, by: number, total: number, min: Minimums): number {
  const least = (width: number, content: number) => Math.min(width, Math.max(total * MIN_SHARE, content));
  return Math.min(left + right - least(right, min.right), Math.max(least(left, min.left), left + by));
}

/** Two widths in percent of the row, after the gap between them moved right by some pixels. */
export function movedWidths(left: number, right: number, by: number, total: number, min: Minimums): [string, string] {
  const next = movedEdge(left, right, by, total, min);
  const percent = (width: number) => `${Number(((width / total) * 100).toFixed(1))}%`;
  return [percent(next), percent(left + right - next)];
}

/** The columns of a grid as fractions, after the edge behind one of them moved by some pixels. */
export function movedTracks(tracks: readonly number[], index: number, by: number, min: Minimums): string[] {
  const left = tracks[index] ?? 0;
  const right = tracks[index + 1] ?? 0;
  const total = tracks.reduce((sum, track) => sum + track, 0);
  const next = movedEdge(left, right, by, total, min);
  const moved = tracks.with(index, next).with(index + 1, left + right - next);
  return moved.map((track) => `${Number(((track / total) * tracks.length).toFixed(3))}fr`);
}

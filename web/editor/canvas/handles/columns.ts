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

const MIN_WIDTH = 0.05;

/** Two widths in percent of the row, after the gap between them moved right by some pixels. */
export function movedWidths(left: number, right: number, by: number, total: number): [string, string] {
  const both = left + right;
  const next = Math.min(both - total * MIN_WIDTH, Math.max(total * MIN_WIDTH, left + by));
  const percent = (width: number) => `${Number(((width / total) * 100).toFixed(1))}%`;
  return [percent(next), percent(both - next)];
}

/** The columns of a grid as fractions, after the edge behind one of them moved by some pixels. */
export function movedTracks(tracks: readonly number[], index: number, by: number): string {
  const left = tracks[index] ?? 0;
  const both = left + (tracks[index + 1] ?? 0);
  const total = tracks.reduce((sum, track) => sum + track, 0);
  const next = Math.min(both - total * MIN_WIDTH, Math.max(total * MIN_WIDTH, left + by));
  const moved = tracks.with(index, next).with(index + 1, both - next);
  return moved.map((track) => `${Number(((track / total) * tracks.length).toFixed(2))}fr`).join(" ");
}

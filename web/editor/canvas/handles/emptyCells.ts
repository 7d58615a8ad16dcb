type Box = { left: number; right: number; top: number; bottom: number };
type Grid = { tracks: readonly number[]; gap: number; inside: Box; isFromRight: boolean };

/** The cells after the last child of a grid, in its row; all cells of a grid without children. */
export function emptyCells({ tracks, gap, inside, isFromRight }: Grid, children: readonly Box[]): Box[] {
  const last = children.at(-1);
  const { top, bottom } = last ?? inside;
  let distance = 0;
  const cells = tracks.map((width) => {
    const left = isFromRight ? inside.right - distance - width : inside.left + distance;
    distance += width + gap;
    return { left, right: left + width, top, bottom };
  });
  const isAfterLast = (cell: Box) => !last || (isFromRight ? cell.right <= last.left + 1 : cell.left >= last.right - 1);
  return cells.filter((cell) => isAfterLast(cell) && !children.some((child) => overlap(cell, child)));
}

const overlap = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

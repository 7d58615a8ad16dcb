/** Top, right, bottom, left, each a CSS length. */
export type Sides = [string, string, string, string];

/** Null for anything but the CSS shorthand of one to four lengths. A calc() may contain spaces. */
export function parseSides(css: string): Sides | null {
  const parts = css.trim().split(/\s+/);
  const [top = "", right = top, bottom = top, left = right] = parts;
  return top && parts.length <= 4 && !css.includes("(") ? [top, right, bottom, left] : null;
}

/** The shortest shorthand. */
export function printSides([top, right, bottom, left]: Sides): string {
  if (top === bottom && right === left) return top === right ? top : `${top} ${right}`;
  return right === left ? `${top} ${right} ${bottom}` : `${top} ${right} ${bottom} ${left}`;
}

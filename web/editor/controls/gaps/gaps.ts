/** The row gap and the column gap, each a CSS length. */
export type Gaps = [string, string];

/** Null for anything but one or two lengths. A calc() may contain spaces. */
export function parseGaps(css: string): Gaps | null {
  const [rows, columns = rows, ...others] = css.trim().split(/\s+/);
  return rows && columns && others.length === 0 && !css.includes("(") ? [rows, columns] : null;
}

export const printGaps = ([rows, columns]: Gaps) => (rows === columns ? rows : `${rows} ${columns}`);

/** Between rows, between columns, each a length of CSS. */
export type Gaps = [string, string];

/** Null for what is more than one or two lengths, a calc() with blanks among them. */
export function parseGaps(css: string): Gaps | null {
  const [rows, columns = rows, ...others] = css.trim().split(/\s+/);
  return rows && columns && others.length === 0 && !css.includes("(") ? [rows, columns] : null;
}

export const printGaps = ([rows, columns]: Gaps) => (rows === columns ? rows : `${rows} ${columns}`);

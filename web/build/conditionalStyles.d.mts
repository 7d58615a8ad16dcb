/** A part without words is on every page. */
export type Part = [words: string[], css: string];
export function partsOf(filename: string): Part[];

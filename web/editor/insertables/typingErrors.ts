/** How many typing errors a word of this length may have and still be recognized. */
const errorsIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Whether `typed` is the word, or its beginning, with a few characters wrong, missing, added or swapped. */
export function isAlmost(typed: string, word: string): boolean {
  const most = errorsIn(typed);
  if (most === 0 || typed[0] !== word[0]) return false;
  const lengths = [-1, 0, 1].map((more) => typed.length + more);
  return [word, ...lengths.map((length) => word.slice(0, length))].some((start) => distance(typed, start) <= most);
}

/** Edits between two words; two swapped neighbors count as one. */
export function distance(one: string, other: string): number {
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_none, index) => index),
  ];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const edits = [at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + cost];
      current.push(Math.min(...edits, isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY));
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;

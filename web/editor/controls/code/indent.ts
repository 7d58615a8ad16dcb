/** A text and what is selected in it. */
export type Marked = { text: string; start: number; end: number };

const STEP = "  ";

/** Tab: a step of room at the cursor, or before every line that is selected. */
export function indented({ text, start, end }: Marked): Marked {
  if (start === end) return { text: text.slice(0, start) + STEP + text.slice(end), start: start + 2, end: end + 2 };
  return linesChanged({ text, start, end }, (line) => (line ? STEP + line : line));
}

/** Shift+Tab: a step less before every line that is selected. */
export const outdented = (marked: Marked) => linesChanged(marked, (line) => line.replace(/^(?: {1,2}|\t)/, ""));

/** Enter: the next line begins below the beginning of this one. */
export function continued({ text, start, end }: Marked): Marked {
  const line = text.slice(lineStart(text, start), start);
  const added = `\n${/^[ \t]*/.exec(line)?.[0] ?? ""}`;
  const at = start + added.length;
  return { text: text.slice(0, start) + added + text.slice(end), start: at, end: at };
}

const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

function linesChanged({ text, start, end }: Marked, change: (line: string) => string): Marked {
  const from = lineStart(text, start);
  // A selection that ends before the first sign of a line does not hold that line.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const to = text.indexOf("\n", last) < 0 ? text.length : text.indexOf("\n", last);
  const before = text.slice(from, to).split("\n");
  const after = before.map(change);
  const grown = after.join("\n").length - (to - from);
  const first = (after[0]?.length ?? 0) - (before[0]?.length ?? 0);
  return {
    text: text.slice(0, from) + after.join("\n") + text.slice(to),
    start: Math.max(from, start + first),
    end: Math.max(from, end + grown),
  };
}

/** A text and its selection. */
export type Marked = { text: string; start: number; end: number };

const STEP = "  ";

/** Tab: indents at the cursor, or every selected line. */
export function indented({ text, start, end }: Marked): Marked {
  if (start === end) return { text: text.slice(0, start) + STEP + text.slice(end), start: start + 2, end: end + 2 };
  return linesChanged({ text, start, end }, (line) => (line ? STEP + line : line));
}

/** Shift+Tab: outdents every selected line. */
export const outdented = (marked: Marked) => linesChanged(marked, (line) => line.replace(/^(?: {1,2}|\t)/, ""));

/** Enter: the next line starts with the same indentation. */
export function continued({ text, start, end }: Marked): Marked {
  const line = text.slice(lineStart(text, start), start);
  const added = `\n${/^[ \t]*/.exec(line)?.[0] ?? ""}`;
  const at = start + added.length;
  return { text: text.slice(0, start) + added + text.slice(end), start: at, end: at };
}

const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

function linesChanged({ text, start, end }: Marked, change: (line: string) => string): Marked {
  const from = lineStart(text, start);
  // A selection that ends at the start of a line does not include that line.
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

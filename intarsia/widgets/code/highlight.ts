import { type Kind, type Language, languageOf } from "./languages";

/** A piece of code; null is what no rule names. */
export type Token = { kind: Kind | null; text: string };

/** So many can be coloured while a page is drawn; longer ones are shown as they are. */
export const MOST_LETTERS = 50_000;

export const isTooLong = (code: string) => code.length > MOST_LETTERS;

const WORD = String.raw`\w+`;

/** The tokens of each line. All of the text comes back, letter by letter, whatever it is. */
export function highlight(code: string, language: string): Token[][] {
  if (isTooLong(code)) return [[{ kind: null, text: code }]];
  const found = languageOf(language);
  const tokens = found ? tokensOf(code, found) : [{ kind: null, text: code }];
  return linesOf(tokens);
}

function tokensOf(code: string, { rules, keywords, word = WORD }: Language): Token[] {
  const words = keywords?.trim().split(/\s+/).join("|");
  const all = words ? [...rules.slice(0, 2), ["keyword", `\\b(?:${words})\\b`] as const, ...rules.slice(2)] : rules;
  // Each match begins where the last one ended, so no letter is tried twice: what no rule names is a word or a sign.
  // SQL is written large by some and small by others, and so is a doctype.
  const pattern = new RegExp([...all.map(([, source]) => `(${source})`), word, String.raw`[\s\S]`].join("|"), "gmiy");
  const tokens: Token[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    const rule = match.slice(1).findIndex((group) => group !== undefined);
    if (rule === -1) continue;
    if (match.index > at) tokens.push({ kind: null, text: code.slice(at, match.index) });
    tokens.push({ kind: all[rule]?.[0] ?? null, text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < code.length) tokens.push({ kind: null, text: code.slice(at) });
  return tokens;
}

/** A comment over three lines is three tokens, so that every line can be drawn by itself. */
function linesOf(tokens: Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const { kind, text } of tokens) {
    text.split("\n").forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ kind, text: part });
    });
  }
  return lines;
}

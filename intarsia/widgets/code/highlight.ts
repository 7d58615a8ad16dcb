import { type Kind, type Language, languageOf } from "./languages";

/** A piece of code. Its kind is null if no rule matches it. */
export type Token = { kind: Kind | null; text: string };

/**
 * The longest code that is highlighted, in characters. Longer code is shown without colors, to keep rendering fast.
 */
export const MAX_CHARACTERS = 50_000;

export const isTooLong = (code: string) => code.length > MAX_CHARACTERS;

const WORD = String.raw`\w+`;

/** The tokens of each line. Together they contain the whole text, character by character. */
export function highlight(code: string, language: string): Token[][] {
  if (isTooLong(code)) return [[{ kind: null, text: code }]];
  const found = languageOf(language);
  const tokens = found ? tokensOf(code, found) : [{ kind: null, text: code }];
  return linesOf(tokens);
}

function tokensOf(code: string, { rules, keywords, word = WORD }: Language): Token[] {
  const words = keywords?.trim().split(/\s+/).join("|");
  const all = words ? [...rules.slice(0, 2), ["keyword", `\\b(?:${words})\\b`] as const, ...rules.slice(2)] : rules;
  // Each match starts where the previous one ended, so no character is tried twice. Text that no rule matches is a word
  // or a symbol. SQL and doctypes are matched in upper and lower case.
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

/** Splits a token that spans several lines, so that every line can be rendered by itself. */
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

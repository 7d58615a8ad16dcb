/**
 * The allowed values of design variables. JavaScript and Python read these patterns: use only syntax that both support.
 * A value that matches cannot end its declaration or load a URL.
 */
import { COLOR_NAME, HEX_COLOR, NUMERIC_COLOR } from "../kit/style/colorSyntax";

const COLOR = [
  HEX_COLOR,
  NUMERIC_COLOR,
  "(?:color-mix|color|light-dark|var)\\([-+ .,%/\\w#()]{1,120}\\)",
  COLOR_NAME,
].join("|");
const SIZE = "(?:\\d+\\.?\\d*|\\.\\d+)";
const LENGTH = `(?:0|${SIZE}(?:px|em|rem|%|ch|vw|vh)|(?:calc|clamp|min|max)\\([-+*/ .,%\\da-z()]{1,80}\\)|var\\(--[\\w-]+\\))`;
const OFFSET = "-?(?:0|(?:\\d+\\.?\\d*|\\.\\d+)(?:px|em|rem))";
const SHADOW = `(?:inset )?(?:${OFFSET} ){2,4}(?:${COLOR})`;

export const VARIABLE_SYNTAX = {
  color: `^(?:${COLOR})$`,
  family: "^[^;{}<>@\\\\/()]{1,300}$",
  length: `^${LENGTH}$`,
  shadow: `^(?:none|${SHADOW}(?:, ?${SHADOW}){0,3})$`,
  weight: "^(?:[1-9]\\d{0,2}|1000)$",
} as const;

export type VariableSyntax = keyof typeof VARIABLE_SYNTAX;

/** What to enter instead of a value that does not match, as the end of a sentence. */
export const EXPECTED: Record<VariableSyntax, string> = {
  color: "Enter a color, such as #a67d33, navy or oklch(0.6 0.1 80).",
  family: 'Enter font names separated by commas, such as Georgia, "Times New Roman", serif.',
  length: "Enter a length with its unit, such as 12px or 1.5rem.",
  shadow: "Enter a shadow, such as 0 2px 8px rgb(0 0 0/.2), or none.",
  weight: "Enter a number from 1 to 1000, such as 400 (regular) or 700 (bold).",
};

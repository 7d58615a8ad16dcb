import { COLOR_KEYWORD, COLOR_NAME, DERIVED_COLOR, HEX_COLOR, NUMERIC_COLOR } from "./colorSyntax";

/**
 * The allowed style values, by control. Other values are refused when saved and ignored when rendered, so that no
 * document can inject a rule, a comment or a URL into the page's CSS. JavaScript and Python read these patterns: use
 * only syntax that both support.
 */
const NUMBER = "-?(?:\\d+\\.?\\d*|\\.\\d+)";
const LENGTH = `(?:0|${NUMBER}(?:px|em|rem|%|vw|vh|svh|dvh|ch|fr|deg|s|ms)|(?:calc|clamp|min|max)\\([-+*/ .,%\\da-z()]{1,80}\\))`;
const KEYWORD = "[a-z]+(?:-[a-z]+)*";
const COLOR = `(?:${HEX_COLOR}|${NUMERIC_COLOR}|${DERIVED_COLOR}|${COLOR_NAME}|${COLOR_KEYWORD})`;

export const SYNTAX = {
  color: `^${COLOR}$`,
  size: `^(?:${LENGTH}|auto|none|fit-content|min-content|max-content)$`,
  sizes: `^(?:${LENGTH}|auto)(?: (?:${LENGTH}|auto)){0,3}$`,
  angle: `^${NUMBER}deg$`,
  time: `^${NUMBER.replace("-?", "")}m?s$`,
  entrance: "^(?:none|enter-[a-z]+)$",
  gaps: `^${LENGTH}(?: ${LENGTH})?$`,
  number: `^${NUMBER}$`,
  keyword: `^${KEYWORD}$`,
  ratio: `^(?:auto|${NUMBER}(?: ?/ ?${NUMBER})?)$`,
  fill: `^(?:${COLOR}|(?:linear|radial|conic)-gradient\\([-+ .,%\\da-zA-Z#()]{1,240}\\))$`,
  shadow: `^(?:none|(?:inset )?(?:${LENGTH} ){2,4}${COLOR})$`,
  text_shadow: `^(?:none|(?:${LENGTH} ){2,3}${COLOR})$`,
  border: `^(?:none|${LENGTH} (?:solid|dashed|dotted|double) ${COLOR})$`,
  tracks: `^(?:\\d{1,2}|(?:${LENGTH}|auto|minmax\\([ .,%\\da-z()-]{1,60}\\))(?: (?:${LENGTH}|auto)){0,11})$`,
  family: `^[\\w ,"'-]{1,120}$`,
} as const;

const SIDES = "(?:top|bottom|left|right|center)";

/** The same for the settings of a background image. */
export const IMAGE_SYNTAX = {
  size: "^(?:cover|contain|auto)$",
  position: `^${SIDES}(?: ${SIDES})?$`,
  repeat: "^(?:no-repeat|repeat|repeat-x|repeat-y)$",
  attachment: "^(?:scroll|fixed)$",
} as const;

const compiled = new Map<string, RegExp>();

export function matchesSyntax(control: string, value: string): boolean {
  const pattern = (SYNTAX as Record<string, string>)[control];
  return pattern !== undefined && matches(pattern, value);
}

export function matches(pattern: string, value: string): boolean {
  let expression = compiled.get(pattern);
  if (!expression) {
    expression = new RegExp(pattern);
    compiled.set(pattern, expression);
  }
  return expression.test(value);
}

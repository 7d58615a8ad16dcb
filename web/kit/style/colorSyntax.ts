import { NAMED_COLORS } from "./namedColors";

/** Patterns of CSS colors, without anchors. JavaScript and Python read them: use only syntax that both support. */
const NUMBER = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)";
const ARGUMENTS = `(?:${NUMBER}(?:%|deg|turn|rad)?|none)(?:[ ,/]+(?:${NUMBER}(?:%|deg|turn|rad)?|none)){2,3}`;
const FUNCTION = "(?:rgba?|hsla?|oklch|oklab|lch|lab)";

export const HEX_COLOR = "#(?:[\\da-fA-F]{8}|[\\da-fA-F]{6}|[\\da-fA-F]{3,4})";
export const NUMERIC_COLOR = `${FUNCTION}\\( *${ARGUMENTS} *\\)`;
/** Made from other colors. */
export const DERIVED_COLOR = `(?:color-mix\\( *in|${FUNCTION}\\( *from) [-+ .,%/*\\da-z#()]{1,120}\\)`;
export const COLOR_NAME = [...NAMED_COLORS.keys(), "transparent", "currentcolor"].join("|");
/** Values of every property, and the colors of the visitor's system. */
export const COLOR_KEYWORD = [
  ...["inherit", "initial", "unset", "revert", "revert-layer"],
  ...["canvas", "canvastext", "linktext", "visitedtext", "activetext", "buttonface", "buttontext", "buttonborder"],
  ...["field", "fieldtext", "highlight", "highlighttext", "selecteditem", "selecteditemtext", "mark", "marktext"],
  ...["graytext", "accentcolor", "accentcolortext"],
].join("|");

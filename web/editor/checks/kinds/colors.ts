import type { StyleFieldValue } from "../../../documents/document";
import { hexFrom, parseColor } from "../../../theme/oklch";
import type { Mode } from "../../../theme/palette";

/** The values of the design variables in one color mode, by CSS property. */
export type Variables = ReadonlyMap<string, string>;

const BLOCKS: Record<Mode, RegExp> = {
  light: /\[data-color-mode=light\]\{([^}]*)\}/,
  dark: /\[data-color-mode=dark\]\{([^}]*)\}/,
};
const DECLARATION = /(--[\w-]+):([^;}]+)/g;

/** The modes that visitors can see, with their variables. The stylesheet is that of `variablesCss`. */
export function modesOf(css: string): Map<Mode, Variables> {
  const isDarkOnly = /^:root\{color-scheme:dark/.test(css);
  const modes: Mode[] = isDarkOnly ? ["dark"] : css.includes("@media") ? ["light", "dark"] : ["light"];
  return new Map(modes.map((mode) => [mode, variablesFor(css, mode)]));
}

export const variablesFor = (css: string, mode: Mode): Variables => variablesIn(css.match(BLOCKS[mode])?.[1] ?? "");

const variablesIn = (block: string): Variables =>
  new Map([...block.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name, value]));

/** The color as `#rrggbb`; null for images, gradients, transparency and what only a browser can resolve. */
export function hexOf(value: StyleFieldValue | undefined, variables: Variables): string | null {
  if (typeof value === "object" && "$var" in value)
    return hexOf(variables.get(`--${value.$var.replaceAll(".", "-")}`), variables);
  if (typeof value !== "string" || TRANSLUCENT.test(value)) return null;
  const color = parseColor(value);
  return color && hexFrom(color);
}

// What is behind such a color decides how it looks.
const TRANSLUCENT = /^#(?:[\da-f]{4}|[\da-f]{8})$|^rgba|^hsla|\/|^transparent$/i;

/** The brand colors for graphics without text, such as stars, progress bars, ticks and the line below an open tab. */
import { hexFrom, parseColor } from "./oklch";
import { contrasting, type Mode, VISIBLE_CONTROL } from "./palette";
import type { Variable } from "./variables";

const BRANDS = ["accent", "primary"] as const;
const MODES: readonly Mode[] = ["light", "dark"];
const SHEETS = ["paper", "surface", "sunken"];

/** A brand color that carries text may be as pale as the page. Then this is the nearest color that is visible on it. */
export function brandMark(set: readonly Variable[], brand: (typeof BRANDS)[number], mode: Mode): string {
  const color = parseColor(colorIn(set, brand, mode));
  const sheets = SHEETS.flatMap((name) => parseColor(colorIn(set, name, mode)) ?? []).map(hexFrom);
  const mark = color && contrasting(color, sheets, VISIBLE_CONTROL);
  return mark && mark !== hexFrom(color) ? mark : colorIn(set, brand, mode);
}

const colorIn = (set: readonly Variable[], name: string, mode: Mode): string =>
  set.find((variable) => variable.name === `color.${name}`)?.[mode] ?? "";

/** Declarations for a mode, of the brand colors that are too pale in any mode: stylesheets fall back to the others. */
export const brandMarks = (set: readonly Variable[], mode: Mode): string[] =>
  BRANDS.filter((brand) => MODES.some((one) => brandMark(set, brand, one) !== colorIn(set, brand, one))).map(
    (brand) => `--${brand}-mark:${brandMark(set, brand, mode)}`,
  );

/** The brand colors for graphics without text, such as stars, progress bars, ticks and the line below an open tab. */
import { hexFrom, parseColor } from "./oklch";
import { contrasting, type Mode, VISIBLE_CONTROL } from "./palette";
import type { Variable } from "./variables";

const BRANDS = ["accent", "primary"] as const;
const SHEETS = ["paper", "surface", "sunken"];

/** A brand color that carries text may be as pale as the page. Then this is the nearest color that is visible on it. */
export function brandMark(set: readonly Variable[], brand: (typeof BRANDS)[number], mode: Mode): string {
  const valueOf = (name: string) => set.find((variable) => variable.name === `color.${name}`)?.[mode] ?? "";
  const color = parseColor(valueOf(brand));
  const sheets = SHEETS.flatMap((name) => parseColor(valueOf(name)) ?? []).map(hexFrom);
  const mark = color && contrasting(color, sheets, VISIBLE_CONTROL);
  return mark && mark !== hexFrom(color) ? mark : valueOf(brand);
}

export const brandMarks = (set: readonly Variable[], mode: Mode): string[] =>
  BRANDS.map((brand) => `--${brand}-mark:${brandMark(set, brand, mode)}`);

/** The accent as the color of graphics without text, such as stars, progress bars and the line below an open tab. */
import { hexFrom, parseColor } from "./oklch";
import { contrasting, type Mode, VISIBLE_CONTROL } from "./palette";
import type { Variable } from "./variables";

const SHEETS = ["paper", "surface", "sunken"];

/** An accent that an owner chose for the text on it may be as pale as the page. Then this is the nearest visible color. */
export function accentMark(set: readonly Variable[], mode: Mode): string {
  const valueOf = (name: string) => set.find((variable) => variable.name === `color.${name}`)?.[mode] ?? "";
  const accent = parseColor(valueOf("accent"));
  const sheets = SHEETS.flatMap((name) => parseColor(valueOf(name)) ?? []).map(hexFrom);
  const mark = accent && contrasting(accent, sheets, VISIBLE_CONTROL);
  return mark && mark !== hexFrom(accent) ? mark : valueOf("accent");
}

/** Makes all colors of a theme from one accent color: its hue stays, and its lightness changes until text is readable. */
import { contrast, hexFrom, type Oklch, parseColor } from "./oklch";

export const COLOR_NAMES = [
  "paper",
  "surface",
  "sunken",
  "ink",
  "muted",
  "line",
  "control",
  "primary",
  "primary-hover",
  "on-primary",
  "accent",
  "accent-hover",
  "on-accent",
  "accent-soft",
  "link",
  "focus",
  "success",
  "warning",
  "danger",
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];
export type Colors = Record<ColorName, string>;
export type Mode = "light" | "dark";
export type Palette = Record<Mode, Colors>;

export const BRASS = "#a67d33";
export const READABLE_TEXT = 4.5;
export const VISIBLE_CONTROL = 3;

/** The neutral colors are whole lightness steps away from the lightest (light mode) or darkest (dark mode) one. */
const STEP = 0.03;
const WOOD_HUE = 79;
/** Hover colors beyond these lose their hue. People see a step from black only if it is large. */
const [DARKEST_HOVER, LIGHTEST_HOVER, LIFTED_BLACK] = [0.15, 0.97, 0.3];

/** The position of each neutral in steps; light counts down from 0.99, dark counts up from 0.20. */
const LADDER = {
  light: {
    from: 0.99,
    step: -STEP,
    chroma: 0.011,
    steps: { surface: 0, paper: 1, sunken: 2, line: 4, control: 13, muted: 17, ink: 25 },
  },
  dark: {
    from: 0.2,
    step: STEP,
    chroma: 0.016,
    steps: { sunken: 0, paper: 1, surface: 2, line: 6, control: 14, muted: 19, ink: 24 },
  },
} as const;

export const NEUTRAL_NAMES = ["paper", "surface", "sunken", "ink", "muted", "line", "control"] as const;
export type Neutral = (typeof NEUTRAL_NAMES)[number];

/** A neutral color of the theme; with a tint, of its hue and chroma instead of those of wood. */
export function neutral(mode: Mode, name: Neutral, tint?: Oklch): string {
  const { from, step, chroma, steps } = LADDER[mode];
  const l = from + step * steps[name];
  // Mid-tones have more chroma than very light and very dark colors, as in stained wood.
  const c = (tint?.c ?? chroma) * (1 + 1.2 * Math.sin(Math.PI * l));
  return hexFrom({ l, c, h: tint?.h ?? WOOD_HUE - 22 * (1 - l) });
}

const neutrals = (mode: Mode) =>
  Object.fromEntries(NEUTRAL_NAMES.map((name) => [name, neutral(mode, name)])) as Record<Neutral, string>;

/** The color at the nearest lightness for which `holds` is true; black if there is none. */
export function nearest(color: Oklch, holds: (hex: string) => boolean): string {
  for (let distance = 0; distance <= 1; distance += 0.001) {
    for (const l of [color.l - distance, color.l + distance]) {
      if (l < 0 || l > 1) continue;
      const hex = hexFrom({ ...color, l });
      if (holds(hex)) return hex;
    }
  }
  return hexFrom({ ...color, l: 0 });
}

export const readsOn = (backgrounds: readonly string[], ratio: number) => (hex: string) =>
  backgrounds.every((background) => contrast(hex, background) >= ratio);

/** The nearest color that contrasts with all of these backgrounds; null if there is none. */
export function contrasting(color: Oklch, backgrounds: readonly string[], ratio: number): string | null {
  const holds = readsOn(backgrounds, ratio);
  const hex = nearest(color, holds);
  return holds(hex) ? hex : null;
}

/** The two text colors for fills: nearly white and nearly black. */
const textsOn = (mode: Mode) =>
  mode === "light" ? [hexFrom({ l: 0.99, c: 0.006, h: WOOD_HUE }), "#1d140d"] : ["#1d140d", "#fffdf8"];

/** The nearest color that is visible on every background and can carry text. */
export function fillFrom(color: Oklch, sheets: readonly string[], mode: Mode): string {
  const carriesText = (hex: string) => textsOn(mode).some((text) => contrast(hex, text) >= READABLE_TEXT);
  return nearest(color, (hex) => carriesText(hex) && readsOn(sheets, VISIBLE_CONTROL)(hex));
}

/** The text color of fills: the more readable of the two, or if neither is readable, the nearest one that is. */
function textOn(fills: readonly string[], mode: Mode): string {
  const lowest = (text: string) => Math.min(...fills.map((fill) => contrast(fill, text)));
  const best = (texts: readonly string[]) => texts.reduce((one, other) => (lowest(other) > lowest(one) ? other : one));
  const preferred = best(textsOn(mode));
  if (lowest(preferred) >= READABLE_TEXT) return preferred;
  return best(textsOn(mode).map((text) => nearest(parseColor(text) as Oklch, readsOn(fills, READABLE_TEXT))));
}

/** The hover color of a fill, and the text color on both. A hover color that the owner chose stays. */
export function onFill(base: string, mode: Mode, ownHover?: string): { hover: string; text: string } {
  const text = textOn(ownHover ? [base, ownHover] : [base], mode);
  if (ownHover) return { hover: ownHover, text };
  const held = parseColor(base) as Oklch;
  const isTextLight = (parseColor(text) as Oklch).l > held.l;
  return { hover: nearest({ ...held, l: hoverLightness(held.l, isTextLight) }, readsOn([text], READABLE_TEXT)), text };
}

/** Further from the text color, so that the text stays readable, unless that would be black or white. */
function hoverLightness(lightness: number, isTextLight: boolean): number {
  const away = lightness + (isTextLight ? -2 * STEP : 2 * STEP);
  if (away > LIGHTEST_HOVER) return lightness - 2 * STEP;
  return away < DARKEST_HOVER ? LIFTED_BLACK : away;
}

/** A pale or deep tint, as a background for text. */
export const tintOf = (color: Oklch, mode: Mode): string =>
  hexFrom({ l: mode === "light" ? 0.92 : 0.3, c: Math.min(color.c, 0.04), h: color.h });

/** A text color of this hue. */
export const textFrom = (color: Oklch, backgrounds: readonly string[], mode: Mode): string =>
  nearest({ ...color, l: mode === "light" ? 0.5 : 0.78 }, readsOn(backgrounds, READABLE_TEXT));

/** In dark mode a fill is bright enough to be seen on stained wood. */
export const inDark = (color: Oklch): Oklch => ({ ...color, l: Math.max(color.l, 0.74) });

/** The primary color: darker, less saturated and a little redder than the accent; pale in dark mode. */
function primaryFrom(accent: Oklch, mode: Mode): Oklch {
  const c = Math.min(accent.c * 0.5, 0.06);
  return mode === "light" ? { l: 0.36, c, h: accent.h - 20 } : { l: 0.84, c: c * 0.8, h: accent.h - 8 };
}

const SIGNALS = { success: { c: 0.1, h: 150 }, warning: { c: 0.11, h: 65 }, danger: { c: 0.16, h: 28 } };

function colorsFrom(accent: Oklch, mode: Mode): Colors {
  const sheet = neutrals(mode);
  const soft = tintOf(accent, mode);
  const sheets = [sheet.paper, sheet.surface, sheet.sunken];
  const primary = fillFrom(primaryFrom(accent, mode), sheets, mode);
  const spark = fillFrom(mode === "light" ? accent : inDark(accent), sheets, mode);
  const [onPrimary, onSpark] = [onFill(primary, mode), onFill(spark, mode)];
  const signal = (name: keyof typeof SIGNALS) => textFrom({ l: 0, ...SIGNALS[name] }, [...sheets, soft], mode);
  const link = textFrom(accent, [...sheets, soft], mode);
  return {
    ...sheet,
    muted: nearest(parseColor(sheet.muted) as Oklch, readsOn([...sheets, soft], READABLE_TEXT)),
    control: nearest(parseColor(sheet.control) as Oklch, readsOn([...sheets, soft], VISIBLE_CONTROL)),
    primary,
    "primary-hover": onPrimary.hover,
    "on-primary": onPrimary.text,
    accent: spark,
    "accent-hover": onSpark.hover,
    "on-accent": onSpark.text,
    "accent-soft": soft,
    link,
    focus: link,
    success: signal("success"),
    warning: signal("warning"),
    danger: signal("danger"),
  };
}

/** The colors of both modes from any accent; an invalid color is replaced by the default, brass. */
export function paletteFrom(accent: string): Palette {
  const color = parseColor(accent) ?? (parseColor(BRASS) as Oklch);
  return { light: colorsFrom(color, "light"), dark: colorsFrom(color, "dark") };
}

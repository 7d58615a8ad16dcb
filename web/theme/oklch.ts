/** Perceptual colors: OKLCH in, sRGB hex out, and WCAG contrast of what is printed. */
import { NAMED_COLORS } from "../kit/style/namedColors";

export interface Oklch {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma, 0 (gray) to about 0.37. */
  c: number;
  /** Hue in degrees. */
  h: number;
}

type Triple = [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

// Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020), public domain.
function linearFrom({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function oklchFrom([red, green, blue]: Triple): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: angle((Math.atan2(b, a) * 180) / Math.PI),
  };
}

const fitsScreen = (color: Oklch) => linearFrom(color).every((value) => value >= -0.0005 && value <= 1.0005);

/** `#rrggbb`. A color outside sRGB loses chroma but keeps its lightness, so that contrast does not depend on hue. */
export function hexFrom(color: Oklch): string {
  let shown = { ...color, l: clamp(color.l) };
  if (!fitsScreen(shown)) {
    let [low, high] = [0, shown.c];
    for (let round = 0; round < 16; round++) {
      const middle = (low + high) / 2;
      if (fitsScreen({ ...shown, c: middle })) low = middle;
      else high = middle;
    }
    shown = { ...shown, c: low };
  }
  const bytes = linearFrom(shown).map((value) => Math.round(toGamma(clamp(value)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function rgbFromHex(hex: string): Triple {
  const digits = hex.length < 6 ? [...hex.slice(0, 3)].map((digit) => digit + digit).join("") : hex.slice(0, 6);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255) as Triple;
}

function rgbFromHsl(hue: number, saturation: number, lightness: number): Triple {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

const angle = (degrees: number) => ((degrees % 360) + 360) % 360;

/** One argument of a color function; a percentage counts as a share of `whole`. */
const argument = (text: string, whole: number) =>
  (Number.parseFloat(text) / (text.endsWith("%") ? 100 : whole)) * whole;

/** Reads names, hex, rgb(), hsl() and oklch(); alpha is ignored. Null for anything else. */
export function parseColor(text: string): Oklch | null {
  const code = NAMED_COLORS.get(text.trim().toLowerCase()) ?? text.trim();
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(code)?.[1];
  if (hex) return oklchFrom(rgbFromHex(hex).map(toLinear) as Triple);
  const call = /^(rgb|hsl|oklch)a?\(([^)]*)\)$/i.exec(text.trim());
  const parts = (call?.[2] ?? "").split(/[\s,/]+/).filter(Boolean);
  const [one = "", two = "", three = ""] = parts;
  if (!call || [one, two, three].some((part) => Number.isNaN(Number.parseFloat(part)))) return null;
  const name = call[1]?.toLowerCase();
  if (name === "oklch")
    return { l: clamp(argument(one, 1)), c: clamp(argument(two, 0.4), 0, 0.4), h: angle(Number.parseFloat(three)) };
  const rgb =
    name === "rgb"
      ? [one, two, three].map((part) => clamp(argument(part, 255) / 255))
      : rgbFromHsl(angle(Number.parseFloat(one)), clamp(argument(two, 100) / 100), clamp(argument(three, 100) / 100));
  return oklchFrom(rgb.map(toLinear) as Triple);
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbFromHex(hex.slice(1)).map(toLinear) as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

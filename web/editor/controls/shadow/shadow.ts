import { pgettext } from "../../texts/gettext";

export type Shadow = { x: string; y: string; blur: string; spread: string; color: string; isInset: boolean };

const LENGTH = /^-?[\d.]+(px|em|rem)?$/;

/** Null for `none` and for several shadows, which are edited as text. */
export function parseShadow(css: string): Shadow | null {
  const isInset = css.startsWith("inset ");
  const parts = (isInset ? css.slice(6) : css).match(/[^\s(]+\([^)]*\)|\S+/g) ?? [];
  const color = parts.at(-1);
  const lengths = parts.slice(0, -1);
  if (!color || lengths.length < 2 || lengths.length > 4 || !lengths.every((length) => LENGTH.test(length)))
    return null;
  const [x = "0", y = "0", blur = "0", spread = "0"] = lengths;
  return { x, y, blur, spread, color, isInset };
}

export const printShadow = ({ x, y, blur, spread, color, isInset }: Shadow) =>
  `${isInset ? "inset " : ""}${x} ${y} ${blur} ${spread} ${color}`;

/** Text shadows have no spread and no inset. */
export const printTextShadow = ({ x, y, blur, color }: Shadow) => `${x} ${y} ${blur} ${color}`;

/** Presets of increasing depth, from a subtle lift to a floating card. */
export const PRESETS = [
  ["none", pgettext("shadow", "None")],
  ["0 1px 3px 0 #1f140a29", pgettext("shadow", "Light")],
  ["0 8px 24px -6px #1f140a33", pgettext("shadow", "Soft")],
  ["0 20px 48px -12px #1f140a4d", pgettext("shadow", "Deep")],
] as const;

/** Presets that make text readable on images, from a subtle lift to a glow. */
export const TEXT_PRESETS = [
  ["none", pgettext("shadow", "None")],
  ["0 1px 1px #1f140a59", pgettext("shadow", "Light")],
  ["0 2px 6px #1f140a73", pgettext("shadow", "Soft")],
  ["0 2px 18px #1f140ab3", pgettext("shadow", "Deep")],
] as const;

/** Colors of a theme that visitors cannot tell apart, and the nearest ones that they can. */
import { contrast, hexFrom, parseColor } from "./oklch";
import { type ColorName, contrasting, type Mode, READABLE_TEXT, VISIBLE_CONTROL } from "./palette";
import type { Variable } from "./variables";

export interface ContrastFault {
  /** The variable whose color is hard to see. */
  name: string;
  mode: Mode;
  /** The background with the lowest contrast. */
  against: string;
  ratio: number;
  needed: number;
  /** The nearest color that is readable on all its backgrounds; null if there is none. */
  suggestion: string | null;
}

const SHEETS = ["paper", "surface", "sunken"] as const;
const TEXTS = ["ink", "muted", "link", "success", "warning", "danger"] as const;
const CONTROLS = ["primary", "accent", "control", "focus"] as const;

type Rule = { name: ColorName; backgrounds: readonly ColorName[]; needed: number };

const RULES: readonly Rule[] = [
  ...TEXTS.map((name) => ({ name, backgrounds: [...SHEETS, "accent-soft" as const], needed: READABLE_TEXT })),
  { name: "on-primary", backgrounds: ["primary", "primary-hover"], needed: READABLE_TEXT },
  { name: "on-accent", backgrounds: ["accent", "accent-hover"], needed: READABLE_TEXT },
  ...CONTROLS.map((name) => ({ name, backgrounds: SHEETS, needed: VISIBLE_CONTROL })),
];

/** Colors that only a browser can resolve are not judged. */
export function contrastFaults(set: readonly Variable[]): ContrastFault[] {
  const byName = new Map(set.map((variable) => [variable.name, variable]));
  const hexOf = (name: ColorName, mode: Mode) => {
    const color = parseColor(byName.get(`color.${name}`)?.[mode] ?? "");
    return color && hexFrom(color);
  };
  return (["light", "dark"] as const).flatMap((mode) =>
    RULES.flatMap((rule) => faultOf(rule, mode, (name) => hexOf(name, mode)) ?? []),
  );
}

function faultOf(
  { name, backgrounds, needed }: Rule,
  mode: Mode,
  hexOf: (name: ColorName) => string | null,
): ContrastFault | null {
  const front = hexOf(name);
  const behind = backgrounds.flatMap((background) => {
    const hex = hexOf(background);
    return front && hex ? [{ background, hex, ratio: contrast(front, hex) }] : [];
  });
  const color = parseColor(front ?? "");
  const worst = behind.toSorted((one, other) => one.ratio - other.ratio)[0];
  if (!color || !worst || worst.ratio >= needed) return null;
  const suggestion = contrasting(
    color,
    behind.map(({ hex }) => hex),
    needed,
  );
  return { name: `color.${name}`, mode, against: `color.${worst.background}`, ratio: worst.ratio, needed, suggestion };
}

/** Colors that follow a site's own colors until they have a value. */
import { hexFrom, parseColor } from "./oklch";
import { BRASS, type ColorName, fillFrom, inDark, type Mode, onFill, paletteFrom, textFrom, tintOf } from "./palette";

/** By variable name. A plain string holds in both modes. */
export type OwnValues = Readonly<Record<string, string | { light?: string; dark?: string }>>;
export type ModeValues = { light?: string; dark?: string };

export const ownValue = (values: OwnValues, name: string, mode: Mode): string | undefined => {
  const given = values[name];
  return (typeof given === "string" ? given : given?.[mode])?.trim() || undefined;
};

const BRANDS = ["accent", "primary"] as const;
const TEXTS = ["link", "focus", "success", "warning", "danger"] as const;
const DEFAULTS = paletteFrom(BRASS);

/**
 * A brand color gives its hover color and the text on it, in dark mode a bright enough shade of itself, and the accent
 * also links, focus and tint. Other colors that were set for light mode only give a readable one for dark mode.
 */
export function automaticColors(values: OwnValues): Readonly<Record<string, ModeValues>> {
  const found: Record<string, ModeValues> = {};
  for (const mode of ["light", "dark"] as const) {
    for (const [name, color] of Object.entries(ofMode(values, mode))) {
      found[`color.${name}`] = { ...found[`color.${name}`], [mode]: color };
    }
  }
  return found;
}

function ofMode(values: OwnValues, mode: Mode): Partial<Record<ColorName, string>> {
  const own = (name: ColorName, of: Mode = mode) => parseColor(ownValue(values, `color.${name}`, of) ?? "");
  const colorOf = (name: ColorName) => hexOr(own(name), DEFAULTS[mode][name]);
  const sheets = [colorOf("paper"), colorOf("surface"), colorOf("sunken")];
  const found: Partial<Record<ColorName, string>> = {};
  for (const name of BRANDS) {
    const light = own(name, "light");
    const base = own(name) ?? (light && parseColor(fillFrom(inDark(light), sheets, mode)));
    if (!base) continue;
    const { hover, text } = onFill(hexFrom(base), mode);
    Object.assign(found, { [name]: hexFrom(base), [`${name}-hover`]: hover, [`on-${name}`]: text });
    if (name === "accent") {
      const soft = hexOr(own("accent-soft"), tintOf(base, mode));
      const link = textFrom(base, [...sheets, soft], mode);
      Object.assign(found, { "accent-soft": soft, link, focus: link });
    }
  }
  if (mode === "light") return found;
  const backgrounds = [...sheets, found["accent-soft"] ?? colorOf("accent-soft")];
  for (const name of TEXTS) {
    const light = own(name, "light");
    if (light) found[name] = textFrom(light, backgrounds, mode);
  }
  return found;
}

const hexOr = (color: ReturnType<typeof parseColor>, otherwise: string) => (color ? hexFrom(color) : otherwise);

/** Colors that follow a site's own colors until they have a value. */
import { automaticNeutrals } from "./automaticNeutrals";
import { hexFrom, type Oklch, parseColor } from "./oklch";
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

type Own = (name: ColorName, of?: Mode) => Oklch | null;
type Found = Partial<Record<ColorName, string>>;

function ofMode(values: OwnValues, mode: Mode): Found {
  const own: Own = (name, of = mode) => parseColor(ownValue(values, `color.${name}`, of) ?? "");
  const neutrals = (soft: string[]) => (mode === "dark" ? darkNeutrals(own, soft) : {});
  const sheetsOnly = neutrals([]);
  const colorOf = (name: ColorName) => hexOr(own(name), sheetsOnly[name] ?? DEFAULTS[mode][name]);
  const sheets = [colorOf("paper"), colorOf("surface"), colorOf("sunken")];
  const found: Found = {};
  for (const name of BRANDS) Object.assign(found, ofBrand(name, own, sheets, mode));
  if (mode === "light") return found;
  const soft = found["accent-soft"] ?? colorOf("accent-soft");
  for (const name of TEXTS) {
    const light = own(name, "light");
    if (light) found[name] = textFrom(light, [...sheets, soft], mode);
  }
  return { ...found, ...neutrals([soft]) };
}

/** The brand color, the colors on it, and those that follow the accent. */
function ofBrand(name: (typeof BRANDS)[number], own: Own, sheets: readonly string[], mode: Mode): Found {
  const [light, hoverName] = [own(name, "light"), `${name}-hover` as const];
  const ownHover = own(hoverName);
  const base = own(name) ?? (light && parseColor(fillFrom(inDark(light), sheets, mode)));
  if (!base && !ownHover) return {};
  const fill = base ? hexFrom(base) : DEFAULTS[mode][name];
  const { hover, text } = onFill(fill, mode, ownHover ? hexFrom(ownHover) : undefined);
  const found: Found = { [hoverName]: hover, [`on-${name}`]: text };
  if (!base) return found;
  if (name === "primary") return { ...found, primary: fill };
  const soft = hexOr(own("accent-soft"), tintOf(base, mode));
  const link = textFrom(base, [...sheets, soft], mode);
  return { ...found, accent: fill, "accent-soft": soft, link, focus: link };
}

const darkNeutrals = (own: Own, backgrounds: readonly string[]): Found =>
  automaticNeutrals({
    own: (name) => own(name, "light"),
    ownDark: (name) => own(name, "dark"),
    brand: own("primary", "light") ?? own("accent", "light"),
    backgrounds,
  });

const hexOr = (color: Oklch | null, otherwise: string) => (color ? hexFrom(color) : otherwise);

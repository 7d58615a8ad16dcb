/** The page colors of dark mode that follow a site's own page colors for light mode. */
import { hexFrom, type Oklch, parseColor } from "./oklch";
import { NEUTRAL_NAMES, type Neutral, nearest, neutral, READABLE_TEXT, readsOn, VISIBLE_CONTROL } from "./palette";

type ColorOf = (name: Neutral) => Oklch | null;

/** These decide how a page looks: with one of them, the others follow, so that no brown card stays on a blue page. */
const LEADING = ["paper", "ink"] as const;
const SHEETS = ["paper", "surface", "sunken"] as const;
const NEEDED: Partial<Record<Neutral, number>> = {
  ink: READABLE_TEXT,
  muted: READABLE_TEXT,
  control: VISIBLE_CONTROL,
};
/** Less chroma than this is gray, and more than this would color a whole page. */
const [GRAY, MOST_CHROMA] = [0.004, 0.016];
/** A color with at least this chroma keeps its own hue. */
const COLORFUL = 0.02;
/** A light mode whose page is darker than this is dark already. */
const DARK_PAGE = 0.5;

export interface LightColors {
  /** The site's own colors for light mode. */
  own: ColorOf;
  /** The site's own colors for dark mode, which stay. */
  ownDark: ColorOf;
  /** Colors the dark page if the page colors are gray. */
  brand: Oklch | null;
  /** Other backgrounds of text in dark mode. */
  backgrounds: readonly string[];
}

/** Lightness is that of the theme's dark mode, hue and chroma are those of the site's light mode. */
export function automaticNeutrals({ own, ownDark, brand, backgrounds }: LightColors): Partial<Record<Neutral, string>> {
  const isLed = LEADING.some((name) => own(name));
  const names = NEUTRAL_NAMES.filter((name) => !ownDark(name) && (isLed || own(name)));
  const tint = tintOf(own, brand);
  const isDarkAlready = (own("paper")?.l ?? 1) < DARK_PAGE;
  const found: Partial<Record<Neutral, string>> = {};
  for (const name of names) {
    const light = own(name);
    const source = light && light.c >= COLORFUL ? { ...light, c: MOST_CHROMA } : tint;
    found[name] = isDarkAlready && light ? hexFrom(light) : neutral("dark", name, source);
  }
  const sheets = SHEETS.map(
    (name) => found[name] ?? hexFrom(ownDark(name) ?? (parseColor(neutral("dark", name)) as Oklch)),
  );
  for (const [name, ratio] of Object.entries(NEEDED) as [Neutral, number][]) {
    const color = parseColor(found[name] ?? "");
    if (color) found[name] = nearest(color, readsOn([...sheets, ...backgrounds], ratio));
  }
  return found;
}

function tintOf(own: ColorOf, brand: Oklch | null): Oklch {
  const given = NEUTRAL_NAMES.flatMap((name) => own(name) ?? []);
  const strongest = given.reduce<Oklch>((most, color) => (color.c > most.c ? color : most), { l: 0, c: 0, h: 0 });
  if (strongest.c < GRAY) return brand ? { ...brand, c: Math.min(brand.c, MOST_CHROMA / 2) } : { ...strongest, c: 0 };
  return { ...strongest, c: Math.min(strongest.c, MOST_CHROMA) };
}

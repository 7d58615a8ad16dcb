import { gettext, pgettext } from "../texts/gettext";

/** A family that users can choose. `css` is the value of `font-family`. */
export type FontFamily = { name: string; css: string; isOwn: boolean };

/** One font of a family that an owner uploaded. `weight` is as in CSS: "400", or "100 900" for a variable font. */
export type UploadedFont = { id: number; family: string; weight: string; style: "normal" | "italic"; bytes: number };

/** What the server says about the fonts of the site. */
export type SiteFonts = {
  families: readonly FontFamily[];
  uploaded: readonly UploadedFont[];
  /** Whether a package with more families is installed. */
  hasLibrary: boolean;
  /** The @font-face rules of all families. */
  css: string;
};

/** What the editor gets when it opens: also the rules of the theme's families, which the canvas has already. */
export type FontsAtStart = Omit<SiteFonts, "css"> & { themeCss?: string };

const WEIGHTS: Readonly<Record<string, string>> = {
  "100": pgettext("font weight", "Thin"),
  "200": pgettext("font weight", "Extra light"),
  "300": pgettext("font weight", "Light"),
  "400": pgettext("font weight", "Regular"),
  "500": pgettext("font weight", "Medium"),
  "600": pgettext("font weight", "Semibold"),
  "700": pgettext("font weight", "Bold"),
  "800": pgettext("font weight", "Extra bold"),
  "900": pgettext("font weight", "Black"),
};

/** “Bold italic”, “Variable 200–800”. */
export function fontLabel({ weight, style }: Pick<UploadedFont, "weight" | "style">): string {
  const [lightest = "", heaviest] = weight.split(" ");
  const label = heaviest
    ? gettext("Variable {lightest}–{heaviest}", { lightest, heaviest })
    : (WEIGHTS[lightest] ?? gettext("Weight {lightest}", { lightest }));
  return style === "italic" ? gettext("{weight} italic", { weight: label }) : label;
}

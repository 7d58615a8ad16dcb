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
  "100": "Thin",
  "200": "Extra light",
  "300": "Light",
  "400": "Regular",
  "500": "Medium",
  "600": "Semibold",
  "700": "Bold",
  "800": "Extra bold",
  "900": "Black",
};

/** “Bold italic”, “Variable 200–800”. */
export function fontLabel({ weight, style }: Pick<UploadedFont, "weight" | "style">): string {
  const [lightest = "", heaviest] = weight.split(" ");
  const label = heaviest ? `Variable ${lightest}–${heaviest}` : (WEIGHTS[lightest] ?? `Weight ${lightest}`);
  return style === "italic" ? `${label} italic` : label;
}

export const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

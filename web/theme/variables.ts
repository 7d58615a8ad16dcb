/** The design variables as data. */
import { BRASS, COLOR_NAMES, type ColorName, paletteFrom } from "./palette";
import type { VariableSyntax } from "./syntax";

export type Group = "color" | "font" | "text" | "space" | "shape" | "button" | "width" | "motion";

/** `name` is what a document's `{"$var": name}` holds; `property` is what the page's CSS reads. */
export interface Variable {
  name: string;
  property: `--${string}`;
  label: string;
  group: Group;
  /** What a site may set it to; absent if it cannot. */
  syntax?: VariableSyntax;
  light: string;
  /** Absent when the value does not depend on the mode. */
  dark?: string;
  /** Pages have it only if the site sets it. Stylesheets then use their own value: `var(--button-weight, 600)`. */
  isOptional?: true;
}

const round = (value: number) => Number(value.toFixed(4));

const NARROWEST_PX = 360;
const WIDEST_PX = 1440;
const REM_PX = 16;

/** Grows linearly from the narrowest to the widest screen. In rem, so that it follows the reader's text size. */
export function fluid(smallest: number, largest: number): string {
  const slope = (largest - smallest) / (WIDEST_PX - NARROWEST_PX);
  const start = smallest - slope * NARROWEST_PX;
  const rem = (pixels: number) => `${round(pixels / REM_PX)}rem`;
  return `clamp(${rem(smallest)},${rem(start)} + ${round(slope * 100)}vw,${rem(largest)})`;
}

/** `step` sizes away from body text: 17 px by 1.2 on a phone, 19 px by 1.28 on a desktop. */
const textSize = (step: number) => fluid(17 * 1.2 ** step, 19 * 1.28 ** step);

const LABELS: Record<ColorName, string> = {
  paper: "Page",
  surface: "Card",
  sunken: "Alternate background",
  ink: "Text",
  muted: "Secondary text",
  line: "Border",
  control: "Field border",
  primary: "Primary",
  "primary-hover": "Primary on hover",
  "on-primary": "Text on primary",
  accent: "Accent",
  "accent-hover": "Accent on hover",
  "on-accent": "Text on accent",
  "accent-soft": "Accent tint",
  link: "Link",
  focus: "Focus ring",
  success: "Success",
  warning: "Warning",
  danger: "Danger",
};

export function colorVariables(accent: string): Variable[] {
  const { light, dark } = paletteFrom(accent);
  return COLOR_NAMES.map((name) => ({
    name: `color.${name}`,
    property: `--color-${name}`,
    label: LABELS[name],
    group: "color",
    syntax: "color",
    light: light[name],
    dark: dark[name],
  }));
}

const SYNTAX_OF: Partial<Record<Group, VariableSyntax>> = {
  font: "family",
  text: "length",
  space: "length",
  shape: "length",
  button: "length",
  width: "length",
};

const variable = (group: Group, name: string, label: string, light: string, dark?: string): Variable => ({
  name,
  property: `--${name.replaceAll(".", "-")}`,
  label,
  group,
  syntax: name.startsWith("shadow.") ? "shadow" : SYNTAX_OF[group],
  light,
  dark,
});

const optional = (one: Variable, syntax = one.syntax): Variable => ({ ...one, syntax, isOptional: true });

const TEXT_SIZES = [
  ["sm", "Small"],
  ["md", "Body"],
  ["lg", "Lead"],
  ["xl", "Heading 4"],
  ["2xl", "Heading 3"],
  ["3xl", "Heading 2"],
  ["4xl", "Heading 1"],
] as const;
const SPACES = Array.from({ length: 12 }, (_, index) => index + 1);

export const OTHER_VARIABLES: Variable[] = [
  variable(
    "font",
    "font.heading",
    "Headings",
    '"Fraunces","Fraunces fallback","Fraunces fallback 2","Fraunces fallback 3",Georgia,serif',
  ),
  variable(
    "font",
    "font.text",
    "Text",
    '"Source Sans 3","Intarsia Ext","Source Sans 3 fallback","Source Sans 3 fallback 2",Arial,sans-serif',
  ),
  ...TEXT_SIZES.map(([size, label], index) => variable("text", `text.${size}`, label, textSize(index - 1))),
  ...SPACES.map((step) => variable("space", `space.${step}`, `${step * 8} px`, `${step / 2}rem`)),
  variable("space", "space.section", "Section spacing", fluid(56, 128)),
  variable("space", "space.gutter", "Page margin", fluid(20, 48)),
  variable("shape", "radius.sm", "Small corners", "6px"),
  variable("shape", "radius.lg", "Large corners", "12px"),
  variable(
    "shape",
    "shadow.soft",
    "Soft shadow",
    "0 1px 2px rgb(62 38 18/.08),0 10px 28px -10px rgb(62 38 18/.2)",
    "0 1px 2px rgb(0 0 0/.35),0 12px 32px -10px rgb(0 0 0/.6)",
  ),
  optional(variable("button", "button.radius", "Border radius", "var(--radius-sm)")),
  optional(variable("button", "button.weight", "Font weight", "600"), "weight"),
  optional(variable("button", "button.padding-inline", "Horizontal padding", "1.4em")),
  optional(variable("button", "button.padding-block", "Vertical padding", "0.72em")),
  variable("width", "width.page", "Page", "1200px"),
  // 73 characters per line. Not in ch: a zero is wider in the fallback font, so the layout would shift with the font.
  variable("width", "width.text", "Running text", "31em"),
  variable("motion", "ease", "Easing", "cubic-bezier(.2,.7,.2,1)"),
  variable("motion", "speed", "Duration", ".18s"),
];

/** Every design variable with its default, in the order in which they are shown and printed. */
export const variables: Variable[] = [...colorVariables(BRASS), ...OTHER_VARIABLES];

import type { Variable } from "../../../theme/variables";
import { designVariables as variables } from "../../texts/designVariables";
import { gettext } from "../../texts/gettext";

export type DesignGroup = { label: string; variables: readonly Variable[]; isOpenAtFirst: boolean };

const byName = new Map(variables.map((variable) => [variable.name, variable]));
const named = (prefix: string, names: readonly string[]) =>
  names.flatMap((name) => byName.get(`${prefix}.${name}`) ?? []);
const ofGroup = (group: Variable["group"]) => variables.filter((one) => one.group === group && one.syntax);

const BRAND = ["primary", "primary-hover", "on-primary", "accent", "accent-hover", "on-accent", "accent-soft"];
const PAGE = ["paper", "surface", "sunken", "ink", "muted", "line", "control"];
const SIGNALS = ["link", "focus", "success", "warning", "danger"];

const GROUPS: readonly DesignGroup[] = [
  { label: gettext("Brand colors"), variables: named("color", BRAND), isOpenAtFirst: true },
  { label: gettext("Page colors"), variables: named("color", PAGE), isOpenAtFirst: false },
  { label: gettext("Links and messages"), variables: named("color", SIGNALS), isOpenAtFirst: false },
  { label: gettext("Fonts"), variables: ofGroup("font"), isOpenAtFirst: true },
  { label: gettext("Text sizes"), variables: ofGroup("text"), isOpenAtFirst: false },
  { label: gettext("Spacing"), variables: ofGroup("space"), isOpenAtFirst: false },
  { label: gettext("Corners and shadows"), variables: ofGroup("shape"), isOpenAtFirst: false },
  { label: gettext("Buttons"), variables: ofGroup("button"), isOpenAtFirst: false },
  { label: gettext("Widths"), variables: ofGroup("width"), isOpenAtFirst: false },
];

/** Other words that owners search for, by the start of a variable's name. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  color: ["colour", "palette"],
  "color.primary": ["brand color", "main color", "button color"],
  "color.accent": ["brand color", "highlight", "secondary color"],
  "color.on-": ["button text", "text color"],
  "color.paper": ["background", "page color"],
  "color.surface": ["background", "card"],
  "color.sunken": ["background", "band"],
  "color.ink": ["text color", "font color"],
  "color.muted": ["gray", "secondary text"],
  "color.line": ["border color", "divider"],
  "color.control": ["border color", "input"],
  "color.link": ["hyperlink", "anchor"],
  "color.focus": ["outline", "keyboard"],
  "color.danger": ["error", "red"],
  "color.success": ["green"],
  font: ["typeface", "font family", "typography", "upload", "woff2", "google fonts"],
  text: ["font size", "typography", "scale"],
  space: ["gap", "margin", "padding", "distance"],
  radius: ["border radius", "rounded", "corner"],
  shadow: ["box shadow", "elevation"],
  button: ["button", "call to action", "cta"],
  "button.radius": ["rounded", "corner", "pill"],
  "button.weight": ["bold"],
  "button.padding": ["size", "height", "width"],
  width: ["container", "max width", "content width"],
};

const wordsOf = ({ name, label }: Variable, group: string) => [
  label,
  group,
  ...Object.entries(SYNONYMS).flatMap(([start, words]) => (name.startsWith(start) ? words : [])),
];

/** The groups with the variables that match a search; all of them without one. */
export function findDesign(query: string): readonly DesignGroup[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return GROUPS;
  return GROUPS.map((group) => ({
    ...group,
    variables: group.variables.filter((one) =>
      wordsOf(one, group.label).some((text) => text.toLowerCase().includes(wanted)),
    ),
  })).filter((group) => group.variables.length > 0);
}

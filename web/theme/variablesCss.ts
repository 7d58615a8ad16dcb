/** The one place that prints the design variables as CSS. */
import { matches } from "../kit/style/syntax";
import { automaticColors, type OwnValues, ownValue } from "./automaticColors";
import { brandMarks } from "./brandMark";
import { darkSectionColors } from "./darkSection";
import { BRASS, type Mode } from "./palette";
import { VARIABLE_SYNTAX } from "./syntax";
import { colorVariables, OTHER_VARIABLES, type Variable } from "./variables";

export interface Overrides {
  /** `auto` follows the visitor's system. */
  mode?: "auto" | Mode;
  /** All colors are made from it. */
  accent?: string;
  values?: OwnValues;
}

/** What a site stores. */
export type Design = Required<Pick<Overrides, "mode" | "values">>;

/** Whether the variable can have this value. */
export const isValidValue = ({ syntax }: Variable, value: string): boolean =>
  syntax !== undefined && matches(VARIABLE_SYNTAX[syntax], value);

const validOwn = (variable: Variable, values: OwnValues, mode: Mode): string | undefined => {
  const own = ownValue(values, variable.name, mode);
  return own && isValidValue(variable, own) ? own : undefined;
};

/** The defaults, overridden by an owner's accent color and single values. An invalid value is ignored. */
export function variablesWith({ accent, values = {} }: Overrides = {}): Variable[] {
  const automatic = automaticColors(values);
  return [...colorVariables(accent ?? BRASS), ...OTHER_VARIABLES].map((variable) => {
    const { name, light, dark } = variable;
    const chosen = (mode: Mode) => validOwn(variable, values, mode) ?? automatic[name]?.[mode];
    return { ...variable, light: chosen("light") ?? light, dark: dark === undefined ? dark : (chosen("dark") ?? dark) };
  });
}

// Without a unit, zero is invalid inside `calc()`.
const printed = (value: string) => (value === "0" ? "0px" : value);

const declarations = (set: Variable[], mode: Mode, others: readonly string[]) =>
  [
    ...set.map((variable) => `${variable.property}:${printed(variable[mode] ?? variable.light)}`),
    ...SHOWN_IN[mode],
    ...others,
  ].join(";");

/** For variants such as a logo: `display: var(--on-dark)` shows one on a dark background. */
const SHOWN_IN: Record<Mode, string[]> = {
  light: ["--on-light:block", "--on-dark:none"],
  dark: ["--on-light:none", "--on-dark:block"],
};

/**
 * One rule set for the page and one for each mode, so that `data-color-mode` turns the whole page, or one section of it,
 * light or dark whatever the page's own mode is.
 */
export function variablesCss(overrides: Overrides = {}): string {
  const { values = {} } = overrides;
  const set = variablesWith(overrides).filter((one) => !one.isOptional || validOwn(one, values, "light"));
  const moded = set.filter((variable) => variable.dark !== undefined);
  const mode = overrides.mode ?? "auto";
  const first = mode === "dark" ? "dark" : "light";
  const sections = darkSectionColors(set);
  const derived = (name: Mode) => [...brandMarks(set, name), `--dark-section:${sections[name]}`];
  const inMode = (name: Mode) => `{color-scheme:${name};${declarations(moded, name, derived(name))}}`;
  return [
    `:root{color-scheme:${first};${declarations(set, first, derived(first))}}`,
    mode === "auto" ? `@media (prefers-color-scheme:dark){:root${inMode("dark")}}` : "",
    `[data-color-mode=light]${inMode("light")}`,
    `[data-color-mode=dark]${inMode("dark")}`,
  ].join("\n");
}

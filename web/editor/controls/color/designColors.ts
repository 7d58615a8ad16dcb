import { designVariables as variables } from "../../texts/designVariables";

export type DesignColor = { name: string; label: string; css: string };

const COLORS = variables.filter(({ group }) => group === "color");

/** The theme's colors with this site's values. `sheet` is the CSS that the canvas uses. */
export function designColors(sheet: string): DesignColor[] {
  const ownValue = new Map<string, string>();
  for (const [, property, value] of rootOf(sheet).matchAll(/(--[\w-]+):([^;}]+)/g)) {
    if (property && value && !ownValue.has(property)) ownValue.set(property, value.trim());
  }
  return COLORS.map(({ name, label, property, light }) => ({ name, label, css: ownValue.get(property) ?? light }));
}

/** The rules of the page's own color scheme; those of the other one follow. */
const rootOf = (sheet: string) => /:root\s*\{([^}]*)\}/.exec(sheet)?.[1] ?? "";

import { variables } from "../../../theme/variables";

export type DesignColor = { name: string; label: string; css: string };

const COLORS = variables.filter(({ group }) => group === "color");

/** The theme's colors with this site's values. `sheet` is the CSS that the canvas uses. */
export function designColors(sheet: string): DesignColor[] {
  const own = new Map<string, string>();
  for (const [, property, value] of rootOf(sheet).matchAll(/(--[\w-]+):([^;}]+)/g)) {
    if (property && value && !own.has(property)) own.set(property, value.trim());
  }
  return COLORS.map(({ name, label, property, light }) => ({ name, label, css: own.get(property) ?? light }));
}

/** The rules of the page's own color scheme; those of the other one follow. */
const rootOf = (sheet: string) => /:root\s*\{([^}]*)\}/.exec(sheet)?.[1] ?? "";

import { variables } from "../../../theme/variables";

export type DesignColour = { name: string; label: string; css: string };

const COLOURS = variables.filter(({ group }) => group === "colour");

/** The theme's colours with the values that this site gives them; `sheet` is the CSS that the canvas has them from. */
export function designColours(sheet: string): DesignColour[] {
  const own = new Map<string, string>();
  for (const [, property, value] of rootOf(sheet).matchAll(/(--[\w-]+):([^;}]+)/g)) {
    if (property && value && !own.has(property)) own.set(property, value.trim());
  }
  return COLOURS.map(({ name, label, property, light }) => ({ name, label, css: own.get(property) ?? light }));
}

/** The rules of the page's own mode; those of the other mode follow. */
const rootOf = (sheet: string) => /:root\s*\{([^}]*)\}/.exec(sheet)?.[1] ?? "";

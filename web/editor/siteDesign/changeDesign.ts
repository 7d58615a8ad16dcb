import type { Mode } from "../../theme/palette";
import type { Design } from "../../theme/variablesCss";

/** The design with another value; without one, the variable follows its default again. */
export function withValue({ mode, values }: Design, name: string, of: Mode | null, value: string | undefined): Design {
  const { [name]: before, ...others } = values;
  const next = of ? withMode(before, of, value) : value;
  return { mode, values: next === undefined ? others : { ...others, [name]: next } };
}

function withMode(before: Design["values"][string] | undefined, of: Mode, value: string | undefined) {
  const both = typeof before === "string" ? { light: before, dark: before } : before;
  const { [of]: _, ...other } = both ?? {};
  if (value !== undefined) return { ...other, [of]: value };
  return Object.keys(other).length > 0 ? other : undefined;
}

export const withoutValue = (design: Design, name: string): Design => withValue(design, name, null, undefined);

import { type OwnValues, ownValue } from "../../../theme/automaticColors";
import { variables } from "../../../theme/variables";

/** A default as people read it: `0.5rem` → `8px`, a fluid size → `17–19px`, another variable → its value in this design. */
export function defaultText(css: string, values: OwnValues): string {
  const other = variables.find(({ property }) => css === `var(${property})`);
  return lengthText(other ? (ownValue(values, other.name, "light") ?? other.light) : css);
}

function lengthText(css: string): string {
  const rem = "(\\d*\\.?\\d+)rem";
  const [, low, high] = new RegExp(`^clamp\\(${rem},.*,${rem}\\)$`).exec(css) ?? [];
  if (low && high) return `${pixels(low)}–${pixels(high)}px`;
  const [, one] = new RegExp(`^${rem}$`).exec(css) ?? [];
  return one ? `${pixels(one)}px` : css;
}

const pixels = (rem: string) => Math.round(Number(rem) * 16);

/** A default as people read it: `0.5rem` → `8px`, a fluid size → `17–19px`. */
export function defaultText(css: string): string {
  const rem = "(\\d*\\.?\\d+)rem";
  const [, low, high] = new RegExp(`^clamp\\(${rem},.*,${rem}\\)$`).exec(css) ?? [];
  if (low && high) return `${pixels(low)}–${pixels(high)}px`;
  const [, one] = new RegExp(`^${rem}$`).exec(css) ?? [];
  return one ? `${pixels(one)}px` : css;
}

const pixels = (rem: string) => Math.round(Number(rem) * 16);

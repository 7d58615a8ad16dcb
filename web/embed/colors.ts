/** Colors of the page around the form. */

import { setStyle } from "./frame";

const RGB = /^rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:[,/ ]+([\d.]+))?\)$/;
/** A color with this luminance has the same contrast to black and to white. */
const MIDDLE = 0.179;

/** By WCAG's luminance. Undefined for a transparent color, and if it is not in the notation that browsers compute for usual colors. */
export function isDark(rgb: string): boolean | undefined {
  const parts = RGB.exec(rgb);
  if (!parts || Number(parts[4] ?? 1) < 0.5) return;
  const linear = (index: number) => ((Number(parts[index]) / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(1) + 0.7152 * linear(2) + 0.0722 * linear(3) < MIDDLE;
}

/** Any CSS color as `rgb()`. */
export function computed(color: string, element: HTMLElement): string {
  setStyle(element, { "outline-color": color });
  const { outlineColor } = getComputedStyle(element);
  setStyle(element, { "outline-color": "" });
  return outlineColor;
}

/** Whether it is dark where the element is. */
export function isOnDark(element: HTMLElement): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const found = isDark(getComputedStyle(around).backgroundColor);
    if (found !== undefined) return found;
  }
  return isDark(computed("Canvas", element)) ?? false;
}

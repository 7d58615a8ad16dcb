/** `#rrggbb` and an opacity from 0 to 1: the only format of the browser's color picker. */
export type Hex = { hex: string; alpha: number };

const SHORT = /^#([\da-f]{3,4})$/i;
const LONG = /^#([\da-f]{6})([\da-f]{2})?$/i;

/** Null if the text is not a color, or if only a browser can resolve it. */
export function hexOf(color: string): Hex | null {
  const short = SHORT.exec(color)?.[1];
  const full = short ? `#${[...short].map((digit) => digit + digit).join("")}` : color;
  const long = LONG.exec(full);
  if (long) return { hex: `#${long[1]}`.toLowerCase(), alpha: long[2] ? Number.parseInt(long[2], 16) / 255 : 1 };
  return rendered(color);
}

/** Resolves any CSS color, including oklch() and names, by painting one pixel. */
function rendered(color: string): Hex | null {
  if (typeof CSS === "undefined" || !CSS.supports?.("color", color)) return null;
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const pixel = [...context.getImageData(0, 0, 1, 1).data];
  const digits = pixel.slice(0, 3).map((part) => part.toString(16).padStart(2, "0"));
  return { hex: `#${digits.join("")}`, alpha: Number(pixel[3]) / 255 };
}

export function printHex({ hex, alpha }: Hex): string {
  if (alpha >= 1) return hex;
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, "0")
  );
}

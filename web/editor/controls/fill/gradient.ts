/** A gradient between two colors, the most common kind. */
export type Gradient = { angle: number; from: string; to: string };

const COLOR = "(#[\\da-fA-F]{3,8}|[a-z]+|(?:rgb|rgba|hsl|hsla|oklch)\\([^()]*\\))";
const SHAPE = new RegExp(`^linear-gradient\\((?:(-?[\\d.]+)deg,)?\\s*${COLOR}\\s*,\\s*${COLOR}\\s*\\)$`);

/** Null for any other gradient, which is edited as text. */
export function parseGradient(css: string): Gradient | null {
  const match = SHAPE.exec(css);
  return match?.[2] && match[3] ? { angle: Number(match[1] ?? 180), from: match[2], to: match[3] } : null;
}

export const printGradient = ({ angle, from, to }: Gradient) => `linear-gradient(${angle}deg, ${from}, ${to})`;

export const START: Gradient = { angle: 180, from: "#f5ead9", to: "#d9b98a" };

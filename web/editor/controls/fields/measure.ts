/** A number with its unit, as people type it: `24`, `24px`, `1.5 rem`, `100%/3`. */
export type Measure = { size: number; unit: string };

const SHAPE = /^([-+*/().,\d\s]*\d[-+*/().,\d\s]*?|[-+*/().,\d\s]*\)\s*)\s*([a-z]+|%)?$/i;

/** Null if the text is not a number. A comma is a decimal point; arithmetic is evaluated. */
export function parseMeasure(text: string): Measure | null {
  const match = SHAPE.exec(text.trim().replace(/%(?=.*[-+*/])/g, ""));
  const size = match?.[1] ? calculate(match[1].replaceAll(",", ".")) : null;
  if (size === null || !Number.isFinite(size)) return null;
  const unit = match?.[2]?.toLowerCase() ?? (text.includes("%") ? "%" : "");
  return { size: Number(size.toFixed(4)), unit };
}

/** Plus, minus, times, divide and parentheses. Null for anything else. */
export function calculate(text: string): number | null {
  const tokens = text.match(/\d+\.?\d*|\.\d+|[-+*/()]/g) ?? [];
  if (tokens.join("") !== text.replace(/\s/g, "")) return null;
  let at = 0;

  function sum(): number {
    let value = product();
    while (tokens[at] === "+" || tokens[at] === "-") value += tokens[at++] === "+" ? product() : -product();
    return value;
  }
  function product(): number {
    let value = factor();
    while (tokens[at] === "*" || tokens[at] === "/") value = tokens[at++] === "*" ? value * factor() : value / factor();
    return value;
  }
  function factor(): number {
    const token = tokens[at++];
    if (token === "-") return -factor();
    if (token === "+") return factor();
    if (token !== "(") return Number(token);
    const value = sum();
    return tokens[at++] === ")" ? value : Number.NaN;
  }

  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

export const printMeasure = ({ size, unit }: Measure) => `${size}${unit}`;

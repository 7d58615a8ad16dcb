/** An exact decimal number: `digits` divided by ten to the power of `scale`. */
export type Decimal = { digits: bigint; scale: number };

const PLAIN = /^([+-]?)(\d*)\.?(\d*)$/;
const FROM_NUMBER = /^(-?)(\d+)\.?(\d*)(?:e([+-]\d+))?$/;
/** Longer texts are no numbers: comparing them would take time. */
const MOST_CHARACTERS = 100;

/** A number, or text that is one in plain notation, such as "-3.50". Anything else is null. */
export function decimalOf(value: unknown): Decimal | null {
  if (typeof value === "number") return Number.isFinite(value) ? parse(FROM_NUMBER.exec(String(value))) : null;
  if (typeof value !== "string" || value.length > MOST_CHARACTERS) return null;
  const text = value.trim();
  return /\d/.test(text) ? parse(PLAIN.exec(text)) : null;
}

function parse(found: RegExpExecArray | null): Decimal | null {
  if (!found) return null;
  const [, sign, whole = "", part = "", exponent = "0"] = found;
  const digits = BigInt(whole + part);
  return { digits: sign === "-" ? -digits : digits, scale: part.length - Number(exponent) };
}

export function compareDecimals(one: Decimal, other: Decimal): -1 | 0 | 1 {
  const scale = Math.max(one.scale, other.scale);
  const difference = scaled(one, scale) - scaled(other, scale);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

const scaled = ({ digits, scale }: Decimal, to: number): bigint => digits * 10n ** BigInt(to - scale);

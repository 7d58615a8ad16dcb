/** Exact decimal numbers. BigInt does the arithmetic, so a cent is never lost and no library is downloaded. */

/** `digits` divided by ten to the power of `scale`, which is never negative. */
export type Decimal = { digits: bigint; scale: number };

export const ZERO: Decimal = { digits: 0n, scale: 0 };
/** Decimal places of a division that does not end, such as 1 / 3. */
const PLACES_OF_DIVISION = 20;

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
  const scale = part.length - Number(exponent);
  const digits = BigInt(whole + part) * power(Math.max(-scale, 0));
  return { digits: sign === "-" ? -digits : digits, scale: Math.max(scale, 0) };
}

export function compareDecimals(one: Decimal, other: Decimal): -1 | 0 | 1 {
  const { digits } = subtract(one, other);
  if (digits < 0n) return -1;
  return digits > 0n ? 1 : 0;
}

export function add(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { digits: scaled(one, scale) + scaled(other, scale), scale };
}

export const negate = ({ digits, scale }: Decimal): Decimal => ({ digits: -digits, scale });

export const subtract = (one: Decimal, other: Decimal): Decimal => add(one, negate(other));

export const multiply = (one: Decimal, other: Decimal): Decimal =>
  round({ digits: one.digits * other.digits, scale: one.scale + other.scale }, PLACES_OF_DIVISION);

/** Null if the divisor is zero. */
export function divide(one: Decimal, other: Decimal): Decimal | null {
  if (other.digits === 0n) return null;
  const scale = PLACES_OF_DIVISION + other.scale + 1;
  return round(
    { digits: scaled(one, scale + one.scale) / other.digits, scale: scale + one.scale - other.scale },
    PLACES_OF_DIVISION,
  );
}

/** At most so many decimal places. A half is rounded away from zero: -1.005 becomes -1.01. */
export function round({ digits, scale }: Decimal, places: number): Decimal {
  const unit = power(Math.max(scale - places, 0));
  const half = digits < 0n ? -unit / 2n : unit / 2n;
  return { digits: (digits + half) / unit, scale: Math.min(scale, places) };
}

/** In plain notation without zeros at the end: "-3.5". `places` adds zeros: "-3.50". */
export function decimalText(decimal: Decimal, places = 0): string {
  const sign = decimal.digits < 0n ? "-" : "";
  const digits = String(decimal.digits)
    .replace("-", "")
    .padStart(decimal.scale + 1, "0");
  const whole = digits.slice(0, digits.length - decimal.scale);
  const part = digits.slice(whole.length).replace(/0+$/, "").padEnd(places, "0");
  return sign + whole + (part && `.${part}`);
}

const power = (exponent: number): bigint => 10n ** BigInt(exponent);

const scaled = ({ digits, scale }: Decimal, to: number): bigint => digits * power(to - scale);

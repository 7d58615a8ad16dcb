import { cardType } from "./cards";

/** As on the card: groups of four digits, on American Express cards 4, 6 and 5. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, 19);
  const groups = cardType(digits) === "amex" ? /^(.{1,4})(.{1,6})?(.{1,5})?/ : /.{1,4}/g;
  const found = digits.match(groups) ?? [];
  return (cardType(digits) === "amex" ? [...found].slice(1) : [...found]).filter(Boolean).join(" ");
}

export type Expiry = { month: number; year: number };

/** “MM / YY”, as it is typed: `122` becomes "12 / 2". */
export function formatExpiry(typed: string): string {
  const found = typed.replace(/\D/g, "");
  // Nobody means a month above 12.
  const digits = /^[2-9]/.test(found) ? `0${found}` : found;
  // Years may have four digits.
  const year = digits.length > 4 ? digits.slice(2).replace(/^20/, "").slice(0, 2) : digits.slice(2);
  return year ? `${digits.slice(0, 2)} / ${year}` : digits;
}

/** Null if it is no month and year. */
export function readExpiry(typed: string): Expiry | null {
  const [, month = "", year = ""] = formatExpiry(typed).match(/^(0[1-9]|1[0-2]) \/ (\d\d)$/) ?? [];
  return month ? { month: Number(month), year: 2000 + Number(year) } : null;
}

/** A card is valid until the end of its month. */
export const isExpired = ({ month, year }: Expiry, now: Date): boolean =>
  new Date(year, month, 1).getTime() <= now.getTime();

/** American Express has four digits. */
export const codeLength = (number: string): number => (cardType(number) === "amex" ? 4 : 3);

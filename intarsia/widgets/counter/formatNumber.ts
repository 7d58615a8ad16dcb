export type NumberFormat = {
  locale: string;
  isGrouped: boolean;
  /** Empty: what the language uses. */
  separator: string;
  decimals: number;
};

/** Makes the function that writes numbers this way. */
export function numberFormat({ locale, isGrouped, separator, decimals }: NumberFormat): (value: number) => string {
  const format = intlFormat(locale, isGrouped, decimals);
  return (value) =>
    format
      .formatToParts(value)
      .map((part) => (part.type === "group" && separator ? separator : part.value))
      .join("");
}

// Making one takes longer than drawing the counter around it, and a site needs few.
const made = new Map<string, Intl.NumberFormat>();

function intlFormat(locale: string, isGrouped: boolean, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${isGrouped} ${decimals}`;
  let format = made.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat(locale, { useGrouping: isGrouped, ...digits });
    made.set(key, format);
  }
  return format;
}

/** How many an owner typed: 4.50 was stored as 4.5, so that it has one. */
export const decimalsOf = (value: number) => Math.min(String(value).split(".")[1]?.length ?? 0, 20);

export type NumberFormat = {
  locale: string;
  isGrouped: boolean;
  /** Empty means the separator of the page's language. */
  separator: string;
  decimals: number;
};

/** Returns a function that formats numbers in this way. */
export function numberFormat({ locale, isGrouped, separator, decimals }: NumberFormat): (value: number) => string {
  const format = intlFormat(locale, isGrouped, decimals);
  return (value) =>
    format
      .formatToParts(value)
      .map((part) => (part.type === "group" && separator ? separator : part.value))
      .join("");
}

// Creating a formatter takes longer than rendering the counter, so formatters are shared.
const formatters = new Map<string, Intl.NumberFormat>();

function intlFormat(locale: string, isGrouped: boolean, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${isGrouped} ${decimals}`;
  let format = formatters.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat(locale, { useGrouping: isGrouped, ...digits });
    formatters.set(key, format);
  }
  return format;
}

/** The number of decimals of a value. 4.50 is stored as 4.5, so it has one. */
export const decimalsOf = (value: number) => Math.min(String(value).split(".")[1]?.length ?? 0, 20);

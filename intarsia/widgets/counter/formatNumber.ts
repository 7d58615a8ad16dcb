export type NumberFormat = {
  locale: string;
  isGrouped: boolean;
  /** Empty: what the language uses. */
  separator: string;
  decimals: number;
};

/** Makes the function that writes numbers this way. */
export function numberFormat({ locale, isGrouped, separator, decimals }: NumberFormat): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    useGrouping: isGrouped,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value) =>
    format
      .formatToParts(value)
      .map((part) => (part.type === "group" && separator ? separator : part.value))
      .join("");
}

/** How many an owner typed: 4.50 was stored as 4.5, so that it has one. */
export const decimalsOf = (value: number) => Math.min(String(value).split(".")[1]?.length ?? 0, 20);

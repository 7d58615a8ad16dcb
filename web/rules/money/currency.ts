/** How amounts of a currency are written. The names are the wire format of page scripts. */
export type Currency = {
  code: string;
  symbol_left: string;
  symbol_right: string;
  /** Between symbol and number. */
  symbol_padding: string;
  thousand_separator: string;
  decimal_separator: string;
  /** 0 shows whole numbers, -1 shows all digits unrounded. */
  decimals: number;
};

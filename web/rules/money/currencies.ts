import type { Currency } from "./currency";

type Signs = readonly [
  left: string,
  right: string,
  padding: string,
  thousands: string,
  decimal: string,
  decimals?: number,
];

// Names and places of signs are those of the Unicode locale data for the country of each currency.
const SIGNS: Readonly<Record<string, Signs>> = {
  AUD: ["$", "", "", ",", "."],
  BRL: ["R$", "", " ", ".", ","],
  CAD: ["$", "", "", ",", "."],
  CHF: ["CHF", "", " ", "’", "."],
  CZK: ["", "Kč", " ", " ", ","],
  DKK: ["", "kr.", " ", ".", ","],
  EUR: ["", "€", " ", ".", ","],
  GBP: ["£", "", "", ",", "."],
  HKD: ["HK$", "", "", ",", "."],
  HUF: ["", "Ft", " ", " ", ","],
  ILS: ["₪", "", "", ",", "."],
  JPY: ["¥", "", "", ",", ".", 0],
  MXN: ["$", "", "", ",", "."],
  MYR: ["RM", "", " ", ",", "."],
  NOK: ["", "kr", " ", " ", ","],
  NZD: ["$", "", "", ",", "."],
  PHP: ["₱", "", "", ",", "."],
  PLN: ["", "zł", " ", " ", ","],
  RUB: ["", "₽", " ", " ", ","],
  SEK: ["", "kr", " ", " ", ","],
  SGD: ["$", "", "", ",", "."],
  THB: ["฿", "", "", ",", "."],
  TWD: ["NT$", "", "", ",", "."],
  USD: ["$", "", "", ",", "."],
  ZAR: ["R", "", " ", " ", ","],
};

/** The currencies that a form can choose, by code. A site can register others. */
export const CURRENCIES: Readonly<Record<string, Currency>> = Object.fromEntries(
  Object.entries(SIGNS).map(
    ([code, [symbol_left, symbol_right, symbol_padding, thousand_separator, decimal_separator, decimals = 2]]) => [
      code,
      { code, symbol_left, symbol_right, symbol_padding, thousand_separator, decimal_separator, decimals },
    ],
  ),
);

import { CURRENCIES } from "./currencies";
import type { Currency } from "./currency";

const DEFAULT = CURRENCIES.USD as Currency;

/** The currency with this code; US dollars without one. */
export const currencyOf = (code = ""): Currency => CURRENCIES[code] ?? DEFAULT;

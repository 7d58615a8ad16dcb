import fc from "fast-check";
import { expect, test } from "vitest";
import { type Decimal, decimalOf, decimalText } from "../numbers/decimal";
import { CURRENCIES } from "./currencies";
import type { Currency } from "./currency";
import { formatNumber, NUMBER_FORMATS } from "./formatNumber";
import { formatMoney, parseMoney } from "./money";
import { parseNumber } from "./parseNumber";
import vectors from "./vectors.json";

type Vector = {
  id: string;
  why: string;
  kind: string;
  currency: string;
  text: string;
  amount: string | null;
  changes?: Partial<Currency>;
};
const VECTORS = vectors as Vector[];

const currencyOf = ({ currency, changes }: Vector) => ({ ...(CURRENCIES[currency] as Currency), ...changes });
const named = (kind: string) =>
  VECTORS.filter((vector) => vector.kind === kind).map((vector) => [vector.id, vector.why, vector] as const);

test.each(named("format"))("%s FORM-PRICE-02 FORM-PRICE-03 FORM-PRICE-04 shows %s", (_id, _why, vector) => {
  expect(formatMoney(decimalOf(vector.amount) as Decimal, currencyOf(vector))).toBe(vector.text);
});

test.each(named("parse"))("%s FORM-PRICE-05 reads %s", (_id, _why, vector) => {
  const amount = parseMoney(vector.text, currencyOf(vector));
  expect(amount && decimalText(amount)).toBe(vector.amount);
});

test("FORM-PRICE-01 knows 25 currencies by the names of page scripts", () => {
  expect(Object.keys(CURRENCIES)).toHaveLength(25);
  expect(CURRENCIES.EUR).toEqual({
    code: "EUR",
    symbol_left: "",
    symbol_right: "€",
    symbol_padding: " ",
    thousand_separator: ".",
    decimal_separator: ",",
    decimals: 2,
  });
});

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

test("FORM-PRICE-05 reads back every amount that it shows, in every currency", () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...Object.values(CURRENCIES)), (digits, currency) => {
      const amount = { digits, scale: currency.decimals };
      const read = parseMoney(formatMoney(amount, currency), currency) as Decimal;
      expect(decimalText(read)).toBe(decimalText(amount));
    }),
  );
});

test("reads back every number of a number field", () => {
  fc.assert(
    fc.property(amounts, fc.nat(6), fc.constantFrom(...Object.values(NUMBER_FORMATS)), (digits, scale, format) => {
      const number = { digits, scale };
      expect(decimalText(parseNumber(formatNumber(number, format), format) as Decimal)).toBe(decimalText(number));
    }),
  );
});

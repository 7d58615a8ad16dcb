import { expect, test } from "vitest";
import { decimalsOf, numberFormat } from "./formatNumber";

const format = { locale: "en", isGrouped: true, separator: "", decimals: 0 };

test.each([
  [format, 12500, "12,500"],
  [{ ...format, locale: "de" }, 12500, "12.500"],
  [{ ...format, locale: "de", decimals: 1 }, 1234.5, "1.234,5"],
  [{ ...format, locale: "hi" }, 1234567, "12,34,567"],
  [{ ...format, isGrouped: false }, 12500, "12500"],
  [{ ...format, separator: "'" }, 1234567, "1'234'567"],
  [{ ...format, separator: "_", isGrouped: false }, 1234567, "1234567"],
  [{ ...format, decimals: 2 }, 0.1 + 0.2, "0.30"],
  [format, -1234, "-1,234"],
])("W-COUNTER-01 groups thousands as the owner or the language says (%#)", (how, value, words) => {
  expect(numberFormat(how)(value)).toBe(words);
});

test("shows as many decimals while counting as the end number has", () => {
  expect([0, 99.5, 0.25, -3, 1e21].map(decimalsOf)).toEqual([0, 1, 2, 0, 0]);
});

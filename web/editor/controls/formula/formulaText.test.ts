import { expect, test } from "vitest";
import { FormulaError, type FormulaErrorCode } from "../../../rules/formulas/FormulaError";
import { formulaText } from "./formulaText";

const CODES: Readonly<Record<FormulaErrorCode, true>> = {
  empty: true,
  unexpected: true,
  unfinished: true,
  unknown_character: true,
  unknown_field: true,
  unknown_function: true,
  advanced: true,
  arguments: true,
  too_deep: true,
  too_long: true,
};

test.each(Object.keys(CODES) as FormulaErrorCode[])("in English, “%s” is said as by the rules", (code) => {
  const error = new FormulaError(code, 0, "max");

  expect(formulaText(error)).toBe(error.message);
});

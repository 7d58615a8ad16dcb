import { expect, test } from "vitest";
import { currencyOf } from "../money/currencyOf";
import { type PostedInputs, type Reader, readAnswer } from "./readAnswer";

const dot: Reader = { as: "number", decimal_separator: "." };
const comma: Reader = { as: "number", decimal_separator: "," };

test.each<[string, PostedInputs, Reader | undefined, unknown]>([
  ["a text loses the spaces around it", { "": [" a b "] }, undefined, "a b"],
  ["spaces alone are no answer", { "": ["  "] }, { as: "text" }, null],
  ["what nobody posted is no answer", {}, { as: "text" }, null],
  ["a number is read in plain notation", { "": ["1,234.50"] }, dot, "1234.5"],
  ["a number is read with a decimal comma", { "": ["1.234,5"] }, comma, "1234.5"],
  ["an invalid number stays, so that it can be corrected", { "": ["many"] }, dot, "many"],
  ["choices are all values", { "1": ["oak"], "3": ["elm"] }, { as: "choices" }, ["oak", "elm"]],
  ["several options of one select are choices", { "": ["oak", "elm"] }, { as: "choices" }, ["oak", "elm"]],
  ["a value that is sent twice is one choice", { "1": ["oak"], "2": ["oak"] }, { as: "choices" }, ["oak"]],
  [
    "files may have the same name",
    { "": ["CV.pdf", "CV.pdf"] },
    { as: "choices", repeats: true },
    ["CV.pdf", "CV.pdf"],
  ],
  ["no checked option is no answer", { "": [""] }, { as: "choices" }, null],
  [
    "parts are texts by input",
    { "3": [" Ana "], "6": ["Roe"], "2": [""] },
    { as: "parts" },
    { "3": "Ana", "6": "Roe" },
  ],
  [
    "rows are as long as there are columns, and empty ones are left out",
    { "[]": ["oak", " 3 ", "", " ", "elm", ""] },
    { as: "rows", columns: ["wood", "count"] },
    [
      { wood: "oak", count: "3" },
      { wood: "elm", count: "" },
    ],
  ],
  [
    "the last row may be incomplete",
    { "[]": ["oak", "3", "elm"] },
    { as: "rows", columns: ["wood", "count"] },
    [
      { wood: "oak", count: "3" },
      { wood: "elm", count: "" },
    ],
  ],
  ["rows without columns are no answer", { "[]": ["oak"] }, { as: "rows", columns: [] }, null],
  ["a number is read from its input", { "2": ["1,5"] }, { ...comma, input: "2" }, "1.5"],
  ["a text with digits stays a text", { "": ["007"] }, { as: "text" }, "007"],
  ["one choice is a list", { "": ["elm"] }, { as: "choices" }, ["elm"]],
  ["one part is enough", { "3": ["Ana"], "": ["lost"] }, { as: "parts" }, { "3": "Ana" }],
  ["an amount stays as typed without a currency", { "": ["€ 3"] }, { as: "money" }, "€ 3"],
  ["empty rows are no answer", { "[]": ["", ""] }, { as: "rows", columns: ["wood"] }, null],
  ["empty parts are no answer", { "3": [" "] }, { as: "parts" }, null],
])("FORM-SUB-07 %s", (_why, inputs, reader, expected) => {
  expect(readAnswer(inputs, reader)).toEqual(expected);
});

test("FORM-SUB-07 an amount is read with the signs of its currency", () => {
  const euro = currencyOf("EUR");

  expect(readAnswer({ "": ["€ 1.234,50"] }, { as: "money" }, euro)).toBe("1234.5");
  expect(readAnswer({ "": ["much"] }, { as: "money" }, euro)).toBe("much");
  expect(readAnswer({ "": ["1.234,50"] }, { as: "text" }, euro)).toBe("1.234,50");
});

import { expect, test } from "vitest";
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
  ["empty rows are no answer", { "[]": ["", ""] }, { as: "rows", columns: ["wood"] }, null],
  ["empty parts are no answer", { "3": [" "] }, { as: "parts" }, null],
])("FORM-SUB-07 %s", (_why, inputs, reader, expected) => {
  expect(readAnswer(inputs, reader)).toEqual(expected);
});

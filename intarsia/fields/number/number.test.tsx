import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { number } from ".";

const sent = (typed: string, settings = {}) => sentField("number", { "": [typed] }, settings);

test.each([
  ["1,234.5", "decimal_dot", "1234.5", "1234.5"],
  ["1.234,5", "decimal_comma", "1234.5", "1234,5"],
  ["-7", "decimal_comma", "-7", "-7"],
  ["1.234,50", "decimal_dot", "1234.5", "1234.5"],
  ["1 234,50", "decimal_dot", "1234.5", "1234.5"],
  ["1 234,50", "decimal_comma", "1234.5", "1234,5"],
  ["1.234", "decimal_dot", "1.234", "1.234"],
  ["1.234", "decimal_comma", "1234", "1234"],
  ["1.234,50 $", "currency", "1234.5", "$1,234.50"],
])("reads %s in the format %s", (typed, number_format, answer, text) => {
  expect(sent(typed, { number_format })).toEqual({ answer, text, error: undefined, inputs: undefined });
});

test.each([
  ["many", {}, "Enter a number, such as 12.5."],
  ["many", { number_format: "decimal_comma" }, "Enter a number, such as 12,5."],
  ["many", { number_format: "currency" }, "Enter a number, such as 12.50."],
  ["12.345", { number_format: "currency" }, "Enter a number with at most 2 decimal places."],
  ["4", { number_format: "currency", min: "5" }, "Enter $5.00 or more."],
  ["0", { min: "1", max: "10.5" }, "Enter a number from 1 to 10.5."],
  ["10,6", { min: "1", max: "10.5", number_format: "decimal_comma" }, "Enter a number from 1 to 10,5."],
  ["0", { min: "1" }, "Enter 1 or more."],
  ["2", { max: "1" }, "Enter 1 or less."],
  ["1.5", { decimals: 0 }, "Enter a whole number."],
  ["1.255", { decimals: 2 }, "Enter a number with at most 2 decimal places."],
])("%s with %j says how to correct it", (typed, settings, error) => expect(sent(typed, settings).error).toBe(error));

test.each([
  ["1", { min: "1", max: "1" }],
  ["1.50", { decimals: 1 }],
  ["-0.5", { max: "0" }],
])("accepts %s with %j", (typed, settings) => expect(sent(typed, settings).error).toBeUndefined());

test("FORM-COND-08 rules compare it as a number", () => {
  const shown_if = { field: "q", operator: "is", value: "1.0" };
  const content = [
    { type: "number", props: { id: "q" } },
    { type: "text", props: { id: "after", shown_if } },
  ];
  const hidden = (typed: string) =>
    evaluateAnswers({ document: { root: {}, content }, posted: { q: { "": [typed] } }, translations: {} }).hidden;

  expect(hidden("1")).toEqual([]);
  expect(hidden("2")).toEqual(["after"]);
});

test("FORM-PAGE-15 shows the typed number in the format of the field", () => {
  const value = (answer?: string) => {
    const data = { form: 3, number: 7, ...(answer !== undefined && { answer }) };
    const settings = { number_format: "decimal_comma", default_value: "2.5" };
    const { container } = renderWidget(number, settings, { id: "q", resources: { data: { q: data } } });
    return container.querySelector("input")?.value;
  };

  expect([value(), value("1234.5"), value("1.234"), value("many")]).toEqual(["2,5", "1234,5", "1,234", "many"]);
});

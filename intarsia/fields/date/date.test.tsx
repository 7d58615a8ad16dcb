import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { date } from ".";

const sent = (typed: string, settings = {}, language = "en") => sentField("date", { "": [typed] }, settings, language);

test("FORM-A11Y-05 is the browser's own control, with its limits and what the visitor chose before", async () => {
  const settings = { label: "Day", min: "2026-01-01", max: "2026-12-31", default_value: "2026-05-01" };
  const resources = { data: { q: { form: 3, number: 7, answer: "2026-06-02" } } };
  const { getByLabelText, container } = renderWidget(date, settings, { id: "q", resources });
  const input = getByLabelText(/^Day/) as HTMLInputElement;

  expect([input.type, input.name, input.min, input.max, input.value]).toEqual([
    "date",
    "input_7",
    "2026-01-01",
    "2026-12-31",
    "2026-06-02",
  ]);
  expect(await violations(container)).toEqual([]);
});

test.each([
  ["en", "February 29, 2028"],
  ["de", "29. Februar 2028"],
  ["fr", "29 février 2028"],
])("reads in the language of the form: %s", (language, text) => {
  expect(sent("2028-02-29", {}, language)).toEqual({ answer: "2028-02-29", text, error: undefined, inputs: undefined });
});

test.each([
  ["1.2.2027", "2027-02-01", "2027-02-01"],
  ["1. 2. 27", "2027-02-01", "2027-02-01"],
  ["1/2/27", "2027-01-02", "2027-02-01"],
  ["1-2-2027", "2027-01-02", "2027-02-01"],
  ["31/1/2027", "2027-01-31", "2027-01-31"],
  ["1/31/2027", "2027-01-31", "2027-01-31"],
  ["2027/2/1", "2027-02-01", "2027-02-01"],
  ["5.6.85", "1985-06-05", "1985-06-05"],
])("understands %s as %s, and as %s if the day comes first", (typed, monthFirst, dayFirst) => {
  expect([sent(typed).answer, sent(typed, { order: "day" }).answer]).toEqual([monthFirst, dayFirst]);
});

test.each(["2026-02-29", "2026-13-01", "31.02.2026", "1/2-2027", "soon"])("refuses %s, which is no day", (typed) =>
  expect(sent(typed).error).toBe("Enter a date, such as 1/31/2026."),
);

test.each([
  ["en", "month", "1/31/2026"],
  ["en", "day", "31/1/2026"],
  ["fr", "day", "31/1/2026"],
  ["de", "month", "31.1.2026"],
  ["sv", "month", "2026-01-31"],
])("says in %s, with the %s first, which notation it understands: %s", (language, order, date) => {
  const { error } = sent("soon", { order }, language);

  expect(error).toContain(`${date}.`);
  expect(sent(date, { order }, language).answer).toBe("2026-01-31");
});

test("refuses a day outside the limits, and says which are possible", () => {
  const limits = { min: "2026-03-01", max: "2026-03-31" };

  expect(sent("2026-02-28", limits).error).toBe("Choose March 1, 2026 or later.");
  expect(sent("2026-04-01", limits).error).toBe("Choose March 31, 2026 or earlier.");
  expect([sent("2026-03-01", limits).error, sent("2026-03-31", limits).error]).toEqual([undefined, undefined]);
  expect(sent("2026-02-28", { min: "spring" }).error).toBeUndefined();
});

test("FORM-COND-08 rules compare days in the order of time", () => {
  const shown_if = { field: "q", operator: ">", value: "2026-03-01" };
  const content = [
    { type: "date", props: { id: "q" } },
    { type: "text", props: { id: "after", shown_if } },
  ];
  const hidden = (typed: string) =>
    evaluateAnswers({ document: { root: {}, content }, posted: { q: { "": [typed] } }, translations: {} }).hidden;

  expect([hidden("2026-03-02"), hidden("2026-03-01")]).toEqual([[], ["after"]]);
});

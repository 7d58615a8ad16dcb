import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { likert } from ".";

const settings = {
  rows: [
    { _id: "a", label: "Service" },
    { _id: "b", label: "Food" },
  ],
  choices: [
    { _id: "1", label: "Bad", value: "bad", price: "1" },
    { _id: "2", label: "Good", value: "good", price: "3" },
  ],
};
const show = (more = {}, data = {}) =>
  renderWidget(
    likert,
    { label: "Opinion", ...settings, ...more },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );
const sent = (posted: Record<string, string[]>, more = {}) => sentField("likert", posted, { ...settings, ...more });

test("FORM-A11Y-05 is a table whose radio buttons are named after row and column", async () => {
  const { getByRole, getAllByRole, container } = show({}, { answer: { 1: "good" } });
  const good = getByRole("radio", { name: "Service Good" }) as HTMLInputElement;

  expect([good.name, good.checked]).toEqual(["input_7.1", true]);
  expect(getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Bad", "Good"]);
  expect(getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["Service", "Food"]);
  expect(await violations(container)).toEqual([]);
});

test("FORM-A11Y-02 only the rows without an answer are marked", () => {
  const { getByRole } = show({}, { error: "Choose an answer in each row.", wrong_inputs: ["2"] });

  expect(getByRole("radio", { name: "Food Bad" }).getAttribute("aria-invalid")).toBe("true");
  expect(getByRole("radio", { name: "Service Bad" }).getAttribute("aria-invalid")).toBeNull();
});

test("FORM-SUB-27 a required scale needs an answer in each row, and takes only what is offered", () => {
  const required = { is_required: "yes" };

  expect(sent({}, required).error).toBe("Choose an answer in each row.");
  expect(sent({ 1: ["bad"] }, required)).toMatchObject({ error: "Choose an answer in each row.", inputs: ["2"] });
  expect(sent({ 1: ["bad"], 2: ["good"] }, required).error).toBeUndefined();
  expect(sent({ 1: ["fair"] })).toMatchObject({ error: "Choose one of the options.", inputs: ["1"] });
  expect(sent({ 9: ["bad"] })).toMatchObject({ error: "Choose one of the options.", inputs: ["9"] });
});

test("is read row by row", () => {
  expect(sent({ 1: ["bad"], 2: ["good"] }).text).toBe("Service: Bad\nFood: Good");
});

test("FORM-CALC-07 formulas add up the points of all rows, also if two have the same answer", () => {
  const content = [
    { type: "likert", props: { id: "q", ...settings } },
    { type: "calculation", props: { id: "sum", formula: "{Opinion:1}" } },
  ];
  const posted = { q: { 1: ["good"], 2: ["good"] } };
  const { answers } = evaluateAnswers({ document: { root: {}, content }, posted, numbers: { q: 1 }, translations: {} });

  expect(answers.sum).toBe("6");
});

import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { rating } from ".";

const show = (settings = {}, data = {}) =>
  renderWidget(
    rating,
    { label: "Service", ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

test("FORM-A11Y-05 is a group of radio buttons, each with its number of stars as text", async () => {
  const { getByRole, getByLabelText, getAllByRole, container } = show({ steps: 4 }, { answer: "3" });

  expect(getByRole("group", { name: /^Service/ })).toBeTruthy();
  expect(getAllByRole("radio").map((one) => one.getAttribute("name"))).toEqual(Array(4).fill("input_7"));
  expect((getByLabelText("3 of 4") as HTMLInputElement).checked).toBe(true);
  expect(await violations(container)).toEqual([]);
});

test("reads as a share of its stars, and refuses what it does not offer", () => {
  const sent = (typed: string) => sentField("rating", { "": [typed] }, { steps: 4 });

  expect(sent("3")).toEqual({ answer: "3", text: "3/4", error: undefined, inputs: undefined });
  for (const typed of ["0", "5", "1.5", "many"]) expect(sent(typed).error).toBe("Choose one of the options.");
  expect(sentField("rating", {}, { is_required: "yes" }).error).toBe("This field is required.");
});

test("FORM-COND-08 rules compare it as a number", () => {
  const shown_if = { field: "q", operator: "<", value: "10" };
  const content = [
    { type: "rating", props: { id: "q", steps: 10 } },
    { type: "text", props: { id: "after", shown_if } },
  ];
  const hidden = (typed: string) =>
    evaluateAnswers({ document: { root: {}, content }, posted: { q: { "": [typed] } }, translations: {} }).hidden;

  expect([hidden("9"), hidden("10")]).toEqual([[], ["after"]]);
});

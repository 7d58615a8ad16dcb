import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { password } from ".";

const show = (settings = {}, data = {}) =>
  renderWidget(password, settings, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });

const evaluate = (settings: object, typed: string, confirmation?: string, more = {}) =>
  evaluateAnswers({
    document: { root: {}, content: [{ type: "password", props: { id: "q", ...settings } }] },
    posted: { q: { "": [typed], ...(confirmation !== undefined && { _2: [confirmation] }), ...more } },
    translations: {},
  });

test("has an input, its confirmation and a place for the strength, by the ids of the wire contract", () => {
  const { getByLabelText, container } = show();

  const inputs = [getByLabelText("Enter password"), getByLabelText("Confirm password")] as HTMLInputElement[];
  expect(inputs.map(({ id, name, type }) => [id, name, type])).toEqual([
    ["input_3_7", "input_7", "password"],
    ["input_3_7_2", "input_7_2", "password"],
  ]);
  expect(container.querySelector("#input_3_7_strength_indicator")?.getAttribute("role")).toBe("status");
});

test("never shows a password again", () => {
  expect(show({}, { answer: { password: "k7#Qz!pW" } }).html).not.toContain("k7#Qz!pW");
});

test.each([
  ["Enter at least 8 characters.", {}, "k7#Qz!p", "k7#Qz!p"],
  ["Enter the same password twice.", {}, "k7#Qz!pW", "k7#Qz!pw"],
  ["Enter the same password twice.", {}, "", "k7#Qz!pw"],
  [
    "This password is too easy to guess. Add words or more characters.",
    { min_strength: "good" },
    "password1",
    "password1",
  ],
  [
    "This password is too easy to guess. Add words or more characters.",
    { min_strength: "strong" },
    "k7#Qz!pW",
    "k7#Qz!pW",
  ],
  [undefined, { min_strength: "good" }, "k7#Qz!pW", "k7#Qz!pW"],
  [undefined, { has_confirmation: "" }, "password", undefined],
  ["This field is required.", { is_required: "yes" }, "", ""],
])("FORM-PWD-05 %s", (text, settings, typed, confirmation) => {
  expect(evaluate(settings, typed, confirmation).errors.q?.text).toBe(text);
});

test("FORM-PWD-05 the server scores the password itself", () => {
  expect(
    evaluate({ min_strength: "strong" }, "password1", "password1", { _strength: ["strong"] }).errors.q,
  ).toBeDefined();
});

test("FORM-PWD-05 a password is checked and kept nowhere", () => {
  for (const typed of ["k7#Qz!pW", "short"]) {
    const { answers, texts } = evaluate({}, typed, typed);
    expect([answers, texts]).toEqual([{ q: null }, { q: "" }]);
  }
});

import { expect, test } from "vitest";
import { evaluateAnswers } from "./evaluateAnswers";

const evaluate = (type: string, settings: Record<string, unknown>, typed: string, translations = {}) =>
  evaluateAnswers({
    document: { root: {}, content: [{ type, props: { id: "q", ...settings } }] },
    posted: { q: { "": [typed] } },
    translations,
  });
const errorOf = (...given: Parameters<typeof evaluate>) => evaluate(...given).errors.q?.text;

test("FORM-SUB-27 a required field needs an answer", () => {
  expect(errorOf("text", { is_required: "yes" }, " ")).toBe("This field is required.");
  expect(errorOf("text", { is_required: "yes" }, "Ana")).toBeUndefined();
  expect(errorOf("text", { is_required: "" }, "")).toBeUndefined();
});

test.each([
  ["ana@example.org", true],
  ["ana@mail.example.org", true],
  ["ana", false],
  ["ana@example", false],
  ["ana@exa mple.org", false],
  ["@example.org", false],
  ["ana@@example.org", false],
  [`${"a".repeat(250)}@example.org`, false],
])("FORM-SUB-27 the e-mail address %s is accepted: %s", (address, isAccepted) => {
  expect(errorOf("email", {}, address) === undefined).toBe(isAccepted);
});

test.each([
  ["12345", true],
  ["123456", false],
  ["👋👋👋👋👋", true],
])("FORM-SUB-27 %s has at most 5 characters: %s", (typed, isAccepted) => {
  for (const type of ["text", "textarea"]) {
    expect(errorOf(type, { max_length: 5 }, typed) === undefined).toBe(isAccepted);
  }
});

test("FORM-SUB-27 an error is in the visitor's language, unless the owner wrote one", () => {
  const german = { "This field is required.": "Pflichtfeld." };

  expect(errorOf("text", { is_required: "yes" }, "", german)).toBe("Pflichtfeld.");
  expect(errorOf("text", { is_required: "yes", error_message: "Who are you?" }, "", german)).toBe("Who are you?");
});

test("keeps the answer of a field that has an error", () => {
  expect(evaluate("email", {}, "wrong").answers).toEqual({ q: "wrong" });
});

test("elements that are no fields, and fields that nobody posted, change nothing", () => {
  const content = [
    { type: "unknown", props: { id: "u" } },
    { type: "text", props: { id: "t" } },
  ];

  expect(evaluateAnswers({ document: { root: {}, content }, posted: {}, translations: {} })).toEqual({
    answers: { t: null },
    texts: { t: "" },
    order: null,
    errors: {},
    hidden: [],
    holding: [],
    rows: {},
  });
});

test("FORM-COND-07 says which conditions of the form hold; hidden fields have no answer in them", () => {
  const document = {
    root: {},
    content: [
      { type: "text", props: { id: "name" } },
      { type: "text", props: { id: "extra", shown_if: { field: "name", operator: "is", value: "Bob" } } },
    ],
  };
  const conditions = {
    ana: { field: "name", operator: "is", value: "Ana" },
    bob: { field: "name", operator: "is", value: "Bob" },
    extra: { field: "extra", operator: "is", value: "typed" },
  } as const;
  const posted = { name: { "": ["Ana"] }, extra: { "": ["typed"] } };

  expect(evaluateAnswers({ document, posted, translations: {}, conditions }).holding).toEqual(["ana"]);
});

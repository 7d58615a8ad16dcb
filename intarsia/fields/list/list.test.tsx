import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { list } from ".";

const columns = [
  { _id: "wood", label: "Wood" },
  { _id: "count", label: "Count" },
];
const show = (settings = {}, data = {}) =>
  renderWidget(list, settings, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });
const evaluate = (settings: object, ...values: string[]) =>
  evaluateAnswers({
    document: { root: {}, content: [{ type: "list", props: { id: "q", ...settings } }] },
    posted: { q: { "[]": values } },
    translations: {},
  });

test("FORM-LIST-05 all inputs have the name of the list, and labels and ids of their own", () => {
  const { container, getAllByRole } = show({ columns, rows: 2 });

  const inputs = [...container.querySelectorAll("input")];
  expect(new Set(inputs.map(({ name }) => name))).toEqual(new Set(["input_7[]"]));
  expect(inputs.map(({ id }) => id)).toEqual(["input_3_7_1_1", "input_3_7_1_2", "input_3_7_2_1", "input_3_7_2_2"]);
  expect(inputs.map((input) => input.getAttribute("aria-label"))).toContain("Count, row 2");
  expect(getAllByRole("group").map((row) => row.getAttribute("aria-label"))).toContain("Row 2");
});

test("FORM-LIST-01 works without a script: empty rows, and buttons that send the form", () => {
  const { container, getByRole } = show({ rows: 4 }, { action: "/forms/3/#field_3_7" });
  const button = getByRole("button", { name: "Remove row 2" }) as HTMLButtonElement;

  expect(container.querySelectorAll(".list__row")).toHaveLength(4);
  expect([button.type, button.name, button.value]).toEqual(["submit", "gform_row", "remove 7[1]"]);
  expect(button.getAttribute("formaction")).toBe("/forms/3/#field_3_7");
  // Enter presses the first button, which adds and removes nothing.
  expect(container.querySelector("button")?.name).toBe("");
});

test("FORM-PAGE-15 shows as many rows as were sent, also empty ones", () => {
  expect(show({ rows: 1 }, { row_count: 3 }).container.querySelectorAll(".list__row")).toHaveLength(3);
});

test("FORM-LIST-02 there are no more rows than the maximum", () => {
  expect(show({ rows: 4, max_rows: 2 }).container.querySelectorAll(".list__row")).toHaveLength(2);
});

test("FORM-PAGE-15 rows that were filled in before stay", () => {
  const answer = [
    { wood: "Oak", count: "3" },
    { wood: "Elm", count: "" },
  ];
  const { container } = show({ columns, rows: 1 }, { answer });

  expect([...container.querySelectorAll("input")].map(({ value }) => value)).toEqual(["Oak", "3", "Elm", ""]);
});

test("FORM-LIST-06 more rows than the maximum are refused; empty ones do not count", () => {
  expect(evaluate({ max_rows: 2 }, "a", "", "b").errors).toEqual({});
  expect(evaluate({ max_rows: 2 }, "a", "b", "c").errors.q?.text).toBe("Rows allowed: 2. Remove some.");
  expect(evaluate({}, ..."x".repeat(201)).errors.q?.text).toBe("Rows allowed: 200. Remove some.");
});

test("FORM-LIST-06 a required list needs one row", () => {
  expect(evaluate({ is_required: "yes" }, "", " ").errors.q?.text).toBe("This field is required.");
});

test("rows are stored by column, and read as lines", () => {
  const { answers, texts } = evaluate({ columns }, "Oak", "3", "", "", "Elm", "");

  expect(answers.q).toEqual([
    { wood: "Oak", count: "3" },
    { wood: "Elm", count: "" },
  ]);
  expect(texts.q).toBe("Oak, 3\nElm");
});

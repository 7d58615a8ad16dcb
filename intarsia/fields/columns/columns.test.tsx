import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { columns } from ".";

const BOTH = [
  { _id: "1", fields: <p>left</p> },
  { _id: "2", fields: <p>right</p> },
];

const show = (settings = {}, data = {}) =>
  renderWidget(
    columns,
    { columns: BOTH, ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

test("columns show the fields of each column", async () => {
  const { container } = show();

  expect([...container.querySelectorAll("#field_3_7 > *")].map(({ textContent }) => textContent)).toEqual([
    "left",
    "right",
  ]);
  expect(await violations(container)).toEqual([]);
});

test("FORM-PAGE-01 the script of the form finds them by their number, or on the canvas by their element", () => {
  const numberOf = (data = {}) =>
    show({}, data).container.querySelector<HTMLElement>(".gfield--type-columns")?.dataset.field;

  expect([numberOf(), numberOf({ number: undefined })]).toEqual(["7", "q"]);
});

test("FORM-PAGE-01 have other ids in each row of a repeater and in a second form on the page", () => {
  const box = show({}, { row: "[1]", prefix: "b-" }).container.querySelector<HTMLElement>(".gfield--type-columns");

  expect([box?.id, box?.dataset.row]).toEqual(["b-field_3_7-1", "[1]"]);
});

test.each(["narrow", "medium", "wide"])("the least width of a column is seen in the style: %s", (min_width) => {
  expect(show({ min_width }).container.querySelector(`.form_columns--${min_width}`)).toBeTruthy();
});

test("the fields in each column are asked, in the order of the columns", () => {
  const fieldsOf = (id: string) => [{ type: "text", props: { id, is_required: "yes" } }];
  const slots = [
    { _id: "1", fields: fieldsOf("left") },
    { _id: "2", fields: fieldsOf("right") },
  ];
  const content = [{ type: "columns", props: { id: "q", columns: slots } }];
  const posted = { right: { "": ["typed"] } };
  const { answers, errors } = evaluateAnswers({ document: { root: {}, content }, posted, translations: {} });

  expect(Object.entries(answers)).toEqual([
    ["left", null],
    ["right", "typed"],
  ]);
  expect(errors).toEqual({ left: { text: "This field is required." } });
});

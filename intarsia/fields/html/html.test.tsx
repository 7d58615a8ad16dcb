import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { html } from ".";

const show = (settings = {}, data = {}) =>
  renderWidget(html, settings, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });

test("a text block shows formatted text", async () => {
  const { getByRole, container } = show({ content: '<p>See <a href="/a/">this</a></p>' });
  const link = getByRole("link", { name: "this" });

  expect(link.closest("#field_3_7")).toBeTruthy();
  expect([link.getAttribute("href"), link.closest("p")?.textContent]).toEqual(["/a/", "See this"]);
  expect(await violations(container)).toEqual([]);
});

test("FORM-PAGE-01 the script of the form finds it by its number, or on the canvas by its element", () => {
  const numberOf = (data = {}) =>
    show({}, data).container.querySelector<HTMLElement>(".gfield--type-html")?.dataset.field;

  expect([numberOf(), numberOf({ number: undefined })]).toEqual(["7", "q"]);
});

test("FORM-PAGE-01 has another id in each row of a repeater and in a second form on the page", () => {
  const box = show({}, { row: "[1]", prefix: "b-" }).container.querySelector<HTMLElement>(".gfield--type-html");

  expect([box?.id, box?.dataset.row]).toEqual(["b-field_3_7-1", "[1]"]);
});

test("asks nothing: it has no input, no answer and no error", () => {
  const content = [
    { type: "html", props: { id: "q", content: "<p>Note</p>" } },
    { type: "text", props: { id: "after" } },
  ];
  const posted = { q: { "": ["typed"] } };

  expect(show().container.querySelector("input, label")).toBeNull();
  expect(evaluateAnswers({ document: { root: {}, content }, posted, translations: {} })).toMatchObject({
    answers: { after: null },
    texts: { after: "" },
    errors: {},
  });
});

test("FORM-COND-03 rules show and hide it, too", () => {
  const shown_if = { field: "after", operator: "is", value: "yes" };
  const content = [
    { type: "html", props: { id: "q", shown_if } },
    { type: "text", props: { id: "after" } },
  ];
  const hidden = (typed: string) =>
    evaluateAnswers({ document: { root: {}, content }, posted: { after: { "": [typed] } }, translations: {} }).hidden;

  expect([hidden("yes"), hidden("no")]).toEqual([[], ["q"]]);
});

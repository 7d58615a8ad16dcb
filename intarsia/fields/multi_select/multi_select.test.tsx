import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { multi_select } from ".";

const CHOICES = ["Oak", "Elm", "Ash"].map((label) => ({ _id: label, label, value: label.toLowerCase() }));

const show = (settings = {}, data = {}) =>
  renderWidget(
    multi_select,
    { label: "Wood", choices: CHOICES, ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

const listIn = (container: Element) => container.querySelector("select") as HTMLSelectElement;
const chosenIn = (container: Element) => [...listIn(container).selectedOptions].map(({ value }) => value);

const sent = (values: string[], settings = {}) =>
  sentField("multi_select", { "[]": values }, { choices: CHOICES, ...settings });

describe("what is published", () => {
  test("FORM-PAGE-01 a multi-select posts all chosen options under one name", () => {
    const { container } = show({}, { answer: ["oak", "ash"] });
    const box = listIn(container);

    expect([box.id, box.name, box.multiple]).toEqual(["input_3_7", "input_7[]", true]);
    expect([...(box.selectedOptions ?? [])].map(({ value }) => value)).toEqual(["oak", "ash"]);
  });

  test("FORM-A11Y-05 has a label, and only its choices as options", async () => {
    const { getByLabelText, container } = show();
    const list = getByLabelText("Wood (optional)") as HTMLSelectElement;

    expect([...list.options].map(({ value, text }) => [value, text])).toEqual([
      ["oak", "Oak"],
      ["elm", "Elm"],
      ["ash", "Ash"],
    ]);
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-A11Y-02 says that it is required and is described by help text and error", () => {
    const settings = { is_required: "yes", description: "For the front." };
    const list = show(settings, { error: "Choose another." }).getByLabelText("Wood");
    const described = list.getAttribute("aria-describedby")?.split(" ") ?? [];

    expect([list.getAttribute("aria-required"), list.getAttribute("aria-invalid")]).toEqual(["true", "true"]);
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "For the front.",
      "Choose another.",
    ]);
  });

  test("FORM-PAGE-15 shows the preselected choices, or what the visitor chose before, also nothing", () => {
    const choices = CHOICES.map((one) => ({ ...one, is_selected: one.value === "oak" ? "" : "yes" }));

    expect(chosenIn(show({ choices }).container)).toEqual(["elm", "ash"]);
    expect(chosenIn(show({ choices }, { answer: ["oak"] }).container)).toEqual(["oak"]);
    expect(chosenIn(show({ choices }, { answer: null }).container)).toEqual([]);
  });

  test("a choice that is full can neither be chosen nor stay chosen", () => {
    const choices = CHOICES.with(1, { ...CHOICES[1], places: -1 } as never);
    const { container } = show({ choices }, { answer: ["oak", "elm"] });

    expect([...listIn(container).options].map(({ disabled }) => disabled)).toEqual([false, true, false]);
    expect(chosenIn(container)).toEqual(["oak"]);
  });

  test.each([
    [1, 3],
    [5, 5],
    [20, 8],
  ])("with %i choices it is %i rows high", (count, rows) => {
    const choices = Array.from({ length: count }, (_, index) => ({ _id: `${index}`, label: `C${index}`, value: "" }));

    expect(listIn(show({ choices }).container).size).toBe(rows);
  });

  test("an option without a label shows its value", () => {
    const choices = [{ _id: "1", label: "", value: "oak" }];

    expect(listIn(show({ choices }).container).options[0]?.text).toBe("oak");
  });

  test("only a searchable list asks the script of the form to make it one", () => {
    const asked = (settings: object) => ({ ...listIn(show(settings).container).dataset });

    expect(asked({})).toEqual({});
    expect(asked({ is_searchable: "yes" })).toEqual({ searchable: "yes", lively: "yes" });
  });
});

describe("what the server makes of it", () => {
  test("reads as the labels of its choices, and checks how many there are", () => {
    const limits = { min_choices: 2, max_choices: 2 };

    expect(sent(["oak", "ash"], limits)).toMatchObject({
      answer: ["oak", "ash"],
      text: "Oak, Ash",
      error: undefined,
    });
    expect(sent(["oak"], limits).error).toBe("Choose at least 2 of the options.");
    expect(sent(["oak", "elm", "ash"], limits).error).toBe("Choose at most 2 of the options.");
    expect(sent(["oak", "ebony"]).error).toBe("Choose one of the options.");
  });

  test("takes 0 for no limit, and counts a choice that is sent twice once", () => {
    expect(sent(["oak", "elm", "ash"], { min_choices: 0, max_choices: 0 }).error).toBeUndefined();
    expect(sent(["oak", "oak"], { min_choices: 2 })).toMatchObject({
      answer: ["oak"],
      error: "Choose at least 2 of the options.",
    });
  });

  test("without an answer, only a required question has an error, which the owner can word", () => {
    expect(sent([], { min_choices: 2 })).toMatchObject({ answer: null, error: undefined });
    expect(sent([""], { is_required: "yes" }).error).toBe("This field is required.");
    expect(sent([], { is_required: "yes", error_message: "Which wood?" }).error).toBe("Which wood?");
  });

  test("FORM-COND-08 one match is enough for “is”, and “is not” needs all", () => {
    const isShown = (operator: string, value: string) => {
      const content = [
        { type: "multi_select", props: { id: "q", choices: CHOICES } },
        { type: "text", props: { id: "after", shown_if: { field: "q", operator, value } } },
      ];
      const posted = { q: { "[]": ["oak", "elm"] } };
      return evaluateAnswers({ document: { root: {}, content }, posted, translations: {} }).hidden.length === 0;
    };

    expect([isShown("is", "elm"), isShown("isnot", "elm"), isShown("isnot", "ash")]).toEqual([true, false, true]);
  });
});

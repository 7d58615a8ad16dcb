import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { select } from ".";

const CHOICES = ["Oak", "Elm", "Ash"].map((label) => ({ _id: label, label, value: label.toLowerCase() }));

const show = (settings = {}, data = {}) =>
  renderWidget(
    select,
    { label: "Wood", choices: CHOICES, ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

const listIn = (container: Element) => container.querySelector("select") as HTMLSelectElement;
const optionsIn = (container: Element) => [...listIn(container).options].map(({ value, text }) => [value, text]);

const sent = (typed: string, settings = {}) => sentField("select", { "": [typed] }, { choices: CHOICES, ...settings });

describe("what is published", () => {
  test("FORM-PAGE-01 FORM-A11Y-05 is a native list with a label, and first an option for no answer", async () => {
    const { container, getByLabelText } = show();
    const list = getByLabelText("Wood (optional)") as HTMLSelectElement;

    expect([list.id, list.name, list.multiple]).toEqual(["input_3_7", "input_7", false]);
    expect(optionsIn(container)).toEqual([
      ["", "Choose …"],
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

  test("a drop-down starts with nothing chosen, or with the preselected choice", () => {
    const choices = CHOICES.with(1, { ...CHOICES[1], is_selected: "yes" } as never);
    const valueOf = (container: Element) => listIn(container).value;

    expect(valueOf(show().container)).toBe("");
    expect(valueOf(show({ choices }).container)).toBe("elm");
    expect(valueOf(show({ choices }, { answer: null }).container)).toBe("");
  });

  test("FORM-PAGE-15 shows what the visitor chose before", () => {
    expect(listIn(show({}, { answer: "ash" }).container).value).toBe("ash");
  });

  test("a choice that is full can neither be chosen nor stay chosen", () => {
    const choices = CHOICES.with(1, { ...CHOICES[1], places: -1 } as never);
    const list = listIn(show({ choices }, { answer: "elm" }).container);

    expect([...list.options].map(({ disabled }) => disabled)).toEqual([false, false, true, false]);
    expect(list.value).toBe("");
  });

  test("the owner can word the option for no answer", () => {
    expect(optionsIn(show({ placeholder: "Which wood?" }).container)[0]).toEqual(["", "Which wood?"]);
  });

  test("an option without a label shows its value, and one without a value is posted as its label", () => {
    const choices = [
      { _id: "1", label: "", value: "oak" },
      { _id: "2", label: "Elm", value: "" },
    ];

    expect(optionsIn(show({ choices }).container).slice(1)).toEqual([
      ["oak", "oak"],
      ["Elm", "Elm"],
    ]);
  });

  test("only a searchable list asks the script of the form to make it one", () => {
    const asked = (settings: object) => ({ ...listIn(show(settings).container).dataset });

    expect(asked({})).toEqual({});
    expect(asked({ is_searchable: "yes" })).toEqual({ searchable: "yes", lively: "yes" });
  });
});

describe("what the server makes of it", () => {
  test("an answer reads as its label", () => {
    expect(sent("elm")).toMatchObject({ answer: "elm", text: "Elm", error: undefined });
  });

  test("refuses an answer that is not offered", () => {
    expect(sent("ebony").error).toBe("Choose one of the options.");
    expect(sent("Oak").error).toBe("Choose one of the options.");
    expect(sent("Choose …").error).toBe("Choose one of the options.");
    expect(sent("ebony", { error_message: "Which wood?" }).error).toBe("Which wood?");
  });

  test("the option for no answer is an error only if an answer is required", () => {
    expect(sent("")).toMatchObject({ answer: null, error: undefined });
    expect(sent("", { is_required: "yes" }).error).toBe("This field is required.");
  });

  test("FORM-COND-07 rules compare the value, not the label", () => {
    const shownIf = (value: string) => {
      const shown_if = { field: "q", operator: "is", value };
      const content = [
        { type: "select", props: { id: "q", choices: [{ _id: "1", label: "Oak", value: "quercus" }] } },
        { type: "text", props: { id: "after", shown_if } },
      ];
      const posted = { q: { "": ["quercus"] } };
      return evaluateAnswers({ document: { root: {}, content }, posted, translations: {} }).hidden;
    };

    expect([shownIf("quercus"), shownIf("Oak")]).toEqual([[], ["after"]]);
  });
});

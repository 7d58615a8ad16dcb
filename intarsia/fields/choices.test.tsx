import { describe, expect, test } from "vitest";
import { renderWidget } from "../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../web/server/forms/evaluateAnswers";
import { checkbox } from "./checkbox";
import { multi_select } from "./multi_select";
import { radio } from "./radio";
import { select } from "./select";

const CHOICES = ["Oak", "Elm", "Ash"].map((label) => ({ _id: label, label, value: label.toLowerCase() }));
const MANY = Array.from({ length: 11 }, (_, index) => ({ _id: `${index}`, label: `C${index}`, value: `c${index}` }));

type Field = Parameters<typeof renderWidget>[0];

const show = (field: Field, settings = {}, data = {}) =>
  renderWidget(
    field,
    { label: "Wood", choices: CHOICES, ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

/** What the server makes of a posted answer. `after` is a text field with a condition. */
function sent(type: string, posted: Record<string, string[]>, settings = {}, shown_if: unknown = null) {
  const content = [
    { type, props: { id: "q", choices: CHOICES, ...settings } },
    { type: "text", props: { id: "after", shown_if } },
  ];
  const { answers, texts, errors, hidden } = evaluateAnswers({
    document: { root: {}, content },
    posted: { q: posted },
    translations: {},
  });
  return { answer: answers.q, text: texts.q, error: errors.q?.text, isAfterShown: !hidden.includes("after") };
}

const checked = (container: Element) =>
  [...container.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value);

describe("single choice", () => {
  test("FORM-PAGE-01 has ids from 0 and one name", () => {
    const { container } = show(radio);
    const inputs = [...container.querySelectorAll("input")];

    expect(inputs.map(({ id, name }) => [id, name])).toEqual([
      ["choice_3_7_0", "input_7"],
      ["choice_3_7_1", "input_7"],
      ["choice_3_7_2", "input_7"],
    ]);
    expect([...container.querySelectorAll("label")].map(({ id }) => id)).toEqual(
      ["0", "1", "2"].map((index) => `label_3_7_${index}`),
    );
  });

  test("FORM-A11Y-05 is a group with a name, and says that it is required", () => {
    const { getByRole, getByLabelText } = show(radio, { is_required: "yes" });

    expect(getByRole("group", { name: "Wood" })).toBeTruthy();
    expect((getByLabelText("Oak") as HTMLInputElement).required).toBe(true);
  });

  test("shows the preselected choice, or what the visitor chose before", () => {
    const choices = CHOICES.with(1, { ...CHOICES[1], is_selected: "yes" } as never);

    expect(checked(show(radio, { choices }).container)).toEqual(["elm"]);
    expect(checked(show(radio, { choices }, { answer: "ash" }).container)).toEqual(["ash"]);
    expect(checked(show(radio, { choices }, { answer: null }).container)).toEqual([]);
  });

  test("FORM-COND-07 rules compare the value, and an answer reads as its label", () => {
    const rule = { field: "q", operator: "is", value: "elm" };

    expect(sent("radio", { "": ["elm"] }, {}, rule)).toMatchObject({ answer: "elm", text: "Elm", isAfterShown: true });
    expect(sent("radio", { "": ["oak"] }, {}, rule).isAfterShown).toBe(false);
    expect(sent("radio", {}, {}, { ...rule, value: "" })).toMatchObject({ answer: null, isAfterShown: true });
  });

  test("refuses an answer that is not offered", () => {
    expect(sent("radio", { "": ["ebony"] }).error).toBe("Choose one of the options.");
    expect(sent("radio", { "": ["gf_other_choice"], _other: ["Ebony"] }).error).toBe("Choose one of the options.");
  });

  test("FORM-COND-08 takes an own answer, and rules compare its text", () => {
    const rule = { field: "q", operator: "contains", value: "ebo" };
    const posted = { "": ["gf_other_choice"], _other: [" Ebony "] };

    expect(sent("radio", posted, { has_other: "yes" }, rule)).toEqual({
      answer: "Ebony",
      text: "Ebony",
      error: undefined,
      isAfterShown: true,
    });
    expect(sent("radio", { ...posted, _other: [" "] }, { has_other: "yes", is_required: "yes" }).error).toBe(
      "This field is required.",
    );
    expect(sent("radio", { ...posted, _other: [""] }, { has_other: "yes" }).error).toBe("This field is required.");
    expect(sent("radio", { ...posted, _other: ["x".repeat(501)] }, { has_other: "yes" }).error).toBe(
      "Enter your own answer with at most 500 characters.",
    );
  });

  test("FORM-PAGE-15 shows an own answer again", () => {
    const { container, getByLabelText } = show(radio, { has_other: "yes" }, { answer: "Ebony" });
    const own = getByLabelText("Your own answer") as HTMLInputElement;

    expect(checked(container)).toEqual(["gf_other_choice"]);
    expect([own.name, own.value]).toEqual(["input_7_other", "Ebony"]);
  });
});

describe("multiple choice", () => {
  test("FORM-PAGE-01 numbers its inputs from 1 and skips multiples of 10", () => {
    const inputs = [...show(checkbox, { choices: MANY }).container.querySelectorAll("input")];

    expect(inputs.map(({ name }) => name).slice(7)).toEqual(["input_7.8", "input_7.9", "input_7.11", "input_7.12"]);
    expect([inputs[0]?.id, inputs[9]?.id]).toEqual(["choice_3_7_1", "choice_3_7_11"]);
  });

  test("shows the preselected choices, or what the visitor chose before", () => {
    const choices = CHOICES.map((one) => ({ ...one, is_selected: one.value === "oak" ? "" : "yes" }));

    expect(checked(show(checkbox, { choices }).container)).toEqual(["elm", "ash"]);
    expect(checked(show(checkbox, { choices }, { answer: ["oak"] }).container)).toEqual(["oak"]);
    expect(checked(show(checkbox, { choices }, { answer: null }).container)).toEqual([]);
  });

  test("FORM-COND-08 one match is enough for “is”, “is not” needs all, and nothing checked is empty", () => {
    const two = { 1: ["oak"], 2: ["elm"] };
    const rule = (operator: string, value: string) => ({ field: "q", operator, value });

    expect(sent("checkbox", two, {}, rule("is", "elm")).isAfterShown).toBe(true);
    expect(sent("checkbox", two, {}, rule("isnot", "elm")).isAfterShown).toBe(false);
    expect(sent("checkbox", two, {}, rule("isnot", "ash")).isAfterShown).toBe(true);
    expect(sent("checkbox", two, {}, rule("is", "")).isAfterShown).toBe(false);
    expect(sent("checkbox", {}, {}, rule("is", "")).isAfterShown).toBe(true);
  });

  test.each([
    ["checkbox", { 1: ["oak"], 3: ["ash"] }],
    ["multi_select", { "[]": ["oak", "ash"] }],
  ])("%s reads as the labels of its choices, and checks how many there are", (type, posted) => {
    const limits = { min_choices: 2, max_choices: 2 };

    expect(sent(type, posted, limits)).toMatchObject({ answer: ["oak", "ash"], text: "Oak, Ash", error: undefined });
    expect(sent(type, { "[]": ["oak"] }, limits).error).toBe("Choose at least 2 of the options.");
    expect(sent(type, { "[]": ["oak", "elm", "ash"] }, limits).error).toBe("Choose at most 2 of the options.");
    expect(sent(type, { "[]": ["oak", "ebony"] }).error).toBe("Choose one of the options.");
  });
});

describe("own answers of a multiple choice", () => {
  const other = { has_other: "yes" };
  const posted = { 1: ["oak"], 4: ["gf_other_choice"], _other: [" Ebony "] };

  test("FORM-COND-08 are taken with the others, and rules compare their text", () => {
    const rule = { field: "q", operator: "is", value: "ebony" };

    expect(sent("checkbox", posted, other, rule)).toEqual({
      answer: ["oak", "Ebony"],
      text: "Oak, Ebony",
      error: undefined,
      isAfterShown: true,
    });
    expect(sent("checkbox", { ...posted, 4: [] }, other)).toMatchObject({ answer: ["oak"], error: undefined });
    expect(sent("checkbox", { ...posted, _other: ["oak"] }, other)).toMatchObject({ answer: ["oak"], text: "Oak" });
  });

  test("are refused if they are empty, too long or not offered", () => {
    expect(sent("checkbox", { ...posted, _other: [" "] }, other)).toMatchObject({
      text: "Oak, Other",
      error: "This field is required.",
    });
    expect(sent("checkbox", { ...posted, _other: ["x".repeat(501)] }, other).error).toBe(
      "Enter your own answer with at most 500 characters.",
    );
    expect(sent("checkbox", posted).error).toBe("Choose one of the options.");
    expect(sent("checkbox", { ...posted, 5: ["Teak"] }, other).error).toBe("Choose one of the options.");
  });

  test("count for the number of answers", () => {
    expect(sent("checkbox", posted, { ...other, min_choices: 2 }).error).toBeUndefined();
    expect(sent("checkbox", posted, { ...other, max_choices: 1 }).error).toBe("Choose at most 1 of the options.");
  });

  test("FORM-PAGE-01 FORM-PAGE-15 have the next number, and are shown again", () => {
    const { container, getByLabelText } = show(checkbox, other, { answer: ["oak", "Ebony"] });
    const own = getByLabelText("Your own answer") as HTMLInputElement;
    const choice = getByLabelText("Other") as HTMLInputElement;

    expect(checked(container)).toEqual(["oak", "gf_other_choice"]);
    expect([choice.name, choice.id]).toEqual(["input_7.4", "choice_3_7_4"]);
    expect([own.name, own.value]).toEqual(["input_7_other", "Ebony"]);
  });

  test("are still marked without their text, which an error next to them asks for", () => {
    const data = { answer: ["gf_other_choice"], error: "This field is required.", wrong_inputs: ["_other"] };
    const { container, getByLabelText } = show(checkbox, { ...other, other_label: "Another wood" }, data);
    const own = getByLabelText("Your own answer") as HTMLInputElement;

    expect(checked(container)).toEqual(["gf_other_choice"]);
    expect([own.value, own.getAttribute("aria-invalid")]).toEqual(["", "true"]);
    expect(container.querySelector(`#${own.getAttribute("aria-describedby")}`)?.textContent).toBe(data.error);
    expect(getByLabelText("Another wood").hasAttribute("aria-invalid")).toBe(false);
  });
});

describe("lists", () => {
  test("a drop-down starts with nothing chosen, or with the preselected choice", () => {
    const choices = CHOICES.with(1, { ...CHOICES[1], is_selected: "yes" } as never);
    const valueOf = (container: Element) => container.querySelector("select")?.value;

    expect(valueOf(show(select).container)).toBe("");
    expect(valueOf(show(select, { choices }).container)).toBe("elm");
    expect(valueOf(show(select, { choices }, { answer: null }).container)).toBe("");
    expect(sent("select", { "": ["ebony"] }).error).toBe("Choose one of the options.");
  });

  test("FORM-PAGE-01 a multi-select posts all chosen options under one name", () => {
    const { container } = show(multi_select, {}, { answer: ["oak", "ash"] });
    const box = container.querySelector("select");

    expect([box?.id, box?.name]).toEqual(["input_3_7", "input_7[]"]);
    expect([...(box?.selectedOptions ?? [])].map(({ value }) => value)).toEqual(["oak", "ash"]);
  });
});

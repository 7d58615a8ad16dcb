import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { checkbox } from ".";

const CHOICES = ["Oak", "Elm", "Ash"].map((label) => ({ _id: label, label, value: label.toLowerCase() }));
const MANY = Array.from({ length: 11 }, (_, index) => ({ _id: `${index}`, label: `C${index}`, value: `c${index}` }));

const show = (settings = {}, data = {}) =>
  renderWidget(
    checkbox,
    { label: "Wood", choices: CHOICES, ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

/** What the server makes of a posted answer. `after` is a text field with a condition. */
function sent(posted: Record<string, string[]>, settings = {}, shown_if: unknown = null) {
  const content = [
    { type: "checkbox", props: { id: "q", choices: CHOICES, ...settings } },
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

describe("what is published", () => {
  test("FORM-PAGE-01 numbers its inputs from 1 and skips multiples of 10", () => {
    const inputs = [...show({ choices: MANY }).container.querySelectorAll("input")];

    expect(inputs.map(({ name }) => name).slice(7)).toEqual(["input_7.8", "input_7.9", "input_7.11", "input_7.12"]);
    expect([inputs[0]?.id, inputs[9]?.id]).toEqual(["choice_3_7_1", "choice_3_7_11"]);
    expect(inputs.every(({ type }) => type === "checkbox")).toBe(true);
  });

  test("FORM-A11Y-05 is a group with a name, and each choice has its label", async () => {
    const { getByRole, getByLabelText, container } = show();

    expect(getByRole("group", { name: "Wood (optional)" }).id).toBe("field_3_7");
    expect([getByLabelText("Ash").id, container.querySelector("label[for=choice_3_7_3]")?.id]).toEqual([
      "choice_3_7_3",
      "label_3_7_3",
    ]);
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-A11Y-05 a required group says so, but no single choice of it is required", () => {
    const { getByRole, getAllByRole } = show({ is_required: "yes" });

    expect(getByRole("group", { name: "Wood" }).hasAttribute("data-required")).toBe(true);
    expect(getAllByRole("checkbox").some((one) => (one as HTMLInputElement).required)).toBe(false);
  });

  test("FORM-A11Y-02 every choice is marked as wrong and described by help text and error", async () => {
    const { getAllByRole, container } = show({ description: "For the front." }, { error: "Choose another." });

    for (const input of getAllByRole("checkbox")) {
      const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
      expect(input.getAttribute("aria-invalid")).toBe("true");
      expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
        "For the front.",
        "Choose another.",
      ]);
    }
    expect(await violations(container)).toEqual([]);
  });

  test("shows the preselected choices, or what the visitor chose before", () => {
    const choices = CHOICES.map((one) => ({ ...one, is_selected: one.value === "oak" ? "" : "yes" }));

    expect(checked(show({ choices }).container)).toEqual(["elm", "ash"]);
    expect(checked(show({ choices }, { answer: ["oak"] }).container)).toEqual(["oak"]);
    expect(checked(show({ choices }, { answer: null }).container)).toEqual([]);
  });

  test("a choice that is full can neither be chosen nor stay chosen", () => {
    const choices = CHOICES.with(1, { ...CHOICES[1], places: -1 } as never);
    const { container, getByLabelText } = show({ choices }, { answer: ["oak", "elm"] });

    expect((getByLabelText("Elm") as HTMLInputElement).disabled).toBe(true);
    expect(checked(container)).toEqual(["oak"]);
  });
});

describe("what the server makes of it", () => {
  test("FORM-COND-08 one match is enough for “is”, “is not” needs all, and nothing checked is empty", () => {
    const two = { 1: ["oak"], 2: ["elm"] };
    const rule = (operator: string, value: string) => ({ field: "q", operator, value });

    expect(sent(two, {}, rule("is", "elm")).isAfterShown).toBe(true);
    expect(sent(two, {}, rule("isnot", "elm")).isAfterShown).toBe(false);
    expect(sent(two, {}, rule("isnot", "ash")).isAfterShown).toBe(true);
    expect(sent(two, {}, rule("is", "")).isAfterShown).toBe(false);
    expect(sent({}, {}, rule("is", "")).isAfterShown).toBe(true);
  });

  test("reads as the labels of its choices, and checks how many there are", () => {
    const limits = { min_choices: 2, max_choices: 2 };
    const two = { 1: ["oak"], 3: ["ash"] };

    expect(sent(two, limits)).toMatchObject({ answer: ["oak", "ash"], text: "Oak, Ash", error: undefined });
    expect(sent({ 1: ["oak"] }, limits).error).toBe("Choose at least 2 of the options.");
    expect(sent({ 1: ["oak"], 2: ["elm"], 3: ["ash"] }, limits).error).toBe("Choose at most 2 of the options.");
    expect(sent({ "[]": ["oak"] }, limits).error).toBe("Choose at least 2 of the options.");
    expect(sent({ "[]": ["oak", "elm", "ash"] }, limits).error).toBe("Choose at most 2 of the options.");
    expect(sent({ "[]": ["oak", "ebony"] }).error).toBe("Choose one of the options.");
  });

  test("counts a choice that is sent twice once, and takes 0 for no limit", () => {
    expect(sent({ 1: ["oak"], 2: ["oak"] }, { min_choices: 2 })).toMatchObject({
      answer: ["oak"],
      error: "Choose at least 2 of the options.",
    });
    expect(sent({ 1: ["oak"], 2: ["elm"], 3: ["ash"] }, { min_choices: 0, max_choices: 0 }).error).toBeUndefined();
  });

  test("without an answer, only a required question has an error", () => {
    expect(sent({}, { min_choices: 2 }).error).toBeUndefined();
    expect(sent({}, { is_required: "yes" }).error).toBe("This field is required.");
    expect(sent({ 1: [""] }, { is_required: "yes" })).toMatchObject({
      answer: null,
      error: "This field is required.",
    });
  });
});

describe("own answers", () => {
  const other = { has_other: "yes" };
  const posted = { 1: ["oak"], 4: ["gf_other_choice"], _other: [" Ebony "] };

  test("FORM-COND-08 are taken with the others, and rules compare their text", () => {
    const rule = { field: "q", operator: "is", value: "ebony" };

    expect(sent(posted, other, rule)).toEqual({
      answer: ["oak", "Ebony"],
      text: "Oak, Ebony",
      error: undefined,
      isAfterShown: true,
    });
    expect(sent({ ...posted, 4: [] }, other)).toMatchObject({ answer: ["oak"], error: undefined });
    expect(sent({ ...posted, _other: ["oak"] }, other)).toMatchObject({ answer: ["oak"], text: "Oak" });
  });

  test("are refused if they are empty, too long or not offered", () => {
    expect(sent({ ...posted, _other: [" "] }, other)).toMatchObject({
      text: "Oak, Other",
      error: "This field is required.",
    });
    expect(sent({ ...posted, _other: ["x".repeat(501)] }, other).error).toBe(
      "Enter your own answer with at most 500 characters.",
    );
    expect(sent(posted).error).toBe("Choose one of the options.");
    expect(sent({ ...posted, 5: ["Teak"] }, other).error).toBe("Choose one of the options.");
  });

  test("without their text read as the owner's label, and the error is about their input alone", () => {
    const settings = { choices: CHOICES, ...other, other_label: "Another wood" };

    expect(sentField("checkbox", { ...posted, _other: [""] }, settings)).toMatchObject({
      text: "Oak, Another wood",
      inputs: ["_other"],
    });
  });

  test("count for the number of answers", () => {
    expect(sent(posted, { ...other, min_choices: 2 }).error).toBeUndefined();
    expect(sent(posted, { ...other, max_choices: 1 }).error).toBe("Choose at most 1 of the options.");
  });

  test("FORM-PAGE-01 FORM-PAGE-15 have the next number, and are shown again", () => {
    const { container, getByLabelText } = show(other, { answer: ["oak", "Ebony"] });
    const own = getByLabelText("Your own answer") as HTMLInputElement;
    const choice = getByLabelText("Other") as HTMLInputElement;

    expect(checked(container)).toEqual(["oak", "gf_other_choice"]);
    expect([choice.name, choice.id]).toEqual(["input_7.4", "choice_3_7_4"]);
    expect([own.name, own.value]).toEqual(["input_7_other", "Ebony"]);
  });

  test("FORM-PAGE-01 skip the number 10, too", () => {
    const { getByLabelText } = show({ ...other, choices: MANY.slice(0, 9) });

    expect((getByLabelText("Other") as HTMLInputElement).name).toBe("input_7.11");
  });

  test("are still marked without their text, which an error next to them asks for", () => {
    const data = { answer: ["gf_other_choice"], error: "This field is required.", wrong_inputs: ["_other"] };
    const { container, getByLabelText } = show({ ...other, other_label: "Another wood" }, data);
    const own = getByLabelText("Your own answer") as HTMLInputElement;

    expect(checked(container)).toEqual(["gf_other_choice"]);
    expect([own.value, own.getAttribute("aria-invalid")]).toEqual(["", "true"]);
    expect(container.querySelector(`#${own.getAttribute("aria-describedby")}`)?.textContent).toBe(data.error);
    expect(getByLabelText("Another wood").hasAttribute("aria-invalid")).toBe(false);
  });
});

test.each(["list", "columns", "inline"])("the setting for the arrangement is seen in the style: %s", (layout) => {
  expect(show({ layout }).container.querySelector(`.gfield_checkbox.choices--${layout}`)).toBeTruthy();
});

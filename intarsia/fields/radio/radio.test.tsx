import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { radio } from ".";

const CHOICES = ["Oak", "Elm", "Ash"].map((label) => ({ _id: label, label, value: label.toLowerCase() }));
const OWN = { choices: CHOICES, has_other: "yes" };

const show = (settings = {}, data = {}) =>
  renderWidget(
    radio,
    { label: "Wood", choices: CHOICES, ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

/** What the server makes of a posted answer. `after` is a text field with a condition. */
function sent(posted: Record<string, string[]>, settings = {}, shown_if: unknown = null) {
  const content = [
    { type: "radio", props: { id: "q", choices: CHOICES, ...settings } },
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
  test("FORM-PAGE-01 has ids from 0 and one name", () => {
    const { container } = show();
    const inputs = [...container.querySelectorAll("input")];

    expect(inputs.map(({ id, name, type }) => [id, name, type])).toEqual([
      ["choice_3_7_0", "input_7", "radio"],
      ["choice_3_7_1", "input_7", "radio"],
      ["choice_3_7_2", "input_7", "radio"],
    ]);
    expect([...container.querySelectorAll("label")].map(({ id }) => id)).toEqual(
      ["0", "1", "2"].map((index) => `label_3_7_${index}`),
    );
  });

  test("FORM-A11Y-05 is a group with a name, and says that it is required", () => {
    const { getByRole, getByLabelText } = show({ is_required: "yes" });

    expect(getByRole("group", { name: "Wood" })).toBeTruthy();
    expect((getByLabelText("Oak") as HTMLInputElement).required).toBe(true);
  });

  test("FORM-A11Y-05 an optional group says so, and requires no choice", () => {
    const { getByRole, getByLabelText } = show();

    expect(getByRole("group", { name: "Wood (optional)" }).hasAttribute("data-required")).toBe(false);
    expect((getByLabelText("Oak") as HTMLInputElement).required).toBe(false);
  });

  test("FORM-A11Y-02 every choice is marked as wrong and described by help text and error", async () => {
    const { getByLabelText, container } = show({ description: "For the front." }, { error: "Choose another." });

    for (const label of ["Oak", "Elm", "Ash"]) {
      const input = getByLabelText(label);
      const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
      expect(input.getAttribute("aria-invalid")).toBe("true");
      expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
        "For the front.",
        "Choose another.",
      ]);
    }
    expect(await violations(container)).toEqual([]);
  });

  test("shows the preselected choice, or what the visitor chose before", () => {
    const choices = CHOICES.with(1, { ...CHOICES[1], is_selected: "yes" } as never);

    expect(checked(show({ choices }).container)).toEqual(["elm"]);
    expect(checked(show({ choices }, { answer: "ash" }).container)).toEqual(["ash"]);
    expect(checked(show({ choices }, { answer: null }).container)).toEqual([]);
  });

  test("the first of several preselected choices is the one", () => {
    const choices = CHOICES.map((one) => ({ ...one, is_selected: one.value === "oak" ? "" : "yes" }));

    expect(show({ choices }).html.match(/checked=""[^>]*value="\w+"|value="\w+"[^>]*checked=""/g)).toHaveLength(1);
    expect(checked(show({ choices }).container)).toEqual(["elm"]);
  });

  test("a choice that is full can neither be chosen nor stay chosen", () => {
    const choices = CHOICES.with(1, { ...CHOICES[1], places: -1 } as never);
    const { container, getByLabelText } = show({ choices }, { answer: "elm" });

    expect((getByLabelText("Elm") as HTMLInputElement).disabled).toBe(true);
    expect((getByLabelText("Oak") as HTMLInputElement).disabled).toBe(false);
    expect(checked(container)).toEqual([]);
  });

  test("a choice without a value is posted as its label, and one without a label shows its value", () => {
    const choices = [
      { _id: "1", label: "Oak", value: "" },
      { _id: "2", label: "", value: "elm" },
    ];
    const { getByLabelText } = show({ choices });

    expect((getByLabelText("Oak") as HTMLInputElement).value).toBe("Oak");
    expect((getByLabelText("elm") as HTMLInputElement).value).toBe("elm");
  });
});

describe("what the server makes of it", () => {
  test("FORM-COND-07 rules compare the value, and an answer reads as its label", () => {
    const rule = { field: "q", operator: "is", value: "elm" };

    expect(sent({ "": ["elm"] }, {}, rule)).toMatchObject({ answer: "elm", text: "Elm", isAfterShown: true });
    expect(sent({ "": ["oak"] }, {}, rule).isAfterShown).toBe(false);
    expect(sent({}, {}, { ...rule, value: "" })).toMatchObject({ answer: null, isAfterShown: true });
  });

  test("refuses an answer that is not offered", () => {
    expect(sent({ "": ["ebony"] }).error).toBe("Choose one of the options.");
    expect(sent({ "": ["Oak"] }).error).toBe("Choose one of the options.");
    expect(sent({ "": ["gf_other_choice"], _other: ["Ebony"] }).error).toBe("Choose one of the options.");
  });

  test("takes the first of several values, which one group cannot send", () => {
    expect(sent({ "": ["oak", "ebony"] })).toMatchObject({ answer: "oak", error: undefined });
  });

  test("without an answer, only a required question has an error, which the owner can word", () => {
    expect(sent({}).error).toBeUndefined();
    expect(sent({}, { is_required: "yes" }).error).toBe("This field is required.");
    expect(sent({}, { is_required: "yes", error_message: "Which wood?" }).error).toBe("Which wood?");
    expect(sent({ "": ["ebony"] }, { error_message: "Which wood?" }).error).toBe("Which wood?");
  });
});

describe("an own answer", () => {
  test("FORM-COND-08 is taken, and rules compare its text", () => {
    const rule = { field: "q", operator: "contains", value: "ebo" };
    const posted = { "": ["gf_other_choice"], _other: [" Ebony "] };

    expect(sent(posted, { has_other: "yes" }, rule)).toEqual({
      answer: "Ebony",
      text: "Ebony",
      error: undefined,
      isAfterShown: true,
    });
    expect(sent({ ...posted, _other: [" "] }, { has_other: "yes", is_required: "yes" }).error).toBe(
      "This field is required.",
    );
    expect(sent({ ...posted, _other: [""] }, { has_other: "yes" }).error).toBe("This field is required.");
    expect(sent({ ...posted, _other: ["x".repeat(501)] }, { has_other: "yes" }).error).toBe(
      "Enter your own answer with at most 500 characters.",
    );
  });

  test("can have 500 characters, and its errors are about its input alone", () => {
    const own = (text: string) => sentField("radio", { "": ["gf_other_choice"], _other: [text] }, OWN);

    expect(own("x".repeat(500)).error).toBeUndefined();
    expect([own("x".repeat(501)).inputs, own("").inputs]).toEqual([["_other"], ["_other"]]);
  });

  test("is not read while another choice is checked", () => {
    expect(sentField("radio", { "": ["oak"], _other: ["Ebony"] }, OWN)).toMatchObject({
      answer: "oak",
      error: undefined,
    });
  });

  test("FORM-PAGE-15 is shown again", () => {
    const { container, getByLabelText } = show({ has_other: "yes" }, { answer: "Ebony" });
    const own = getByLabelText("Your own answer") as HTMLInputElement;

    expect(checked(container)).toEqual(["gf_other_choice"]);
    expect([own.name, own.value]).toEqual(["input_7_other", "Ebony"]);
  });

  test("FORM-PAGE-01 is the last choice, with the next id and the owner's label", async () => {
    const { getByLabelText, queryByLabelText, container } = show({ has_other: "yes", other_label: "Another wood" });
    const choice = getByLabelText("Another wood") as HTMLInputElement;

    expect([choice.id, choice.name, choice.type]).toEqual(["choice_3_7_3", "input_7", "radio"]);
    expect([checked(container), queryByLabelText("Other")]).toEqual([[], null]);
    expect(await violations(container)).toEqual([]);
  });

  test("is offered only if the owner says so", () => {
    expect(show({ other_label: "Another wood" }).queryByLabelText("Another wood")).toBeNull();
  });
});

test.each(["list", "columns", "inline"])("the setting for the arrangement is seen in the style: %s", (layout) => {
  expect(show({ layout }).container.querySelector(`.gfield_radio.choices--${layout}`)).toBeTruthy();
});

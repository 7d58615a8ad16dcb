import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { option } from ".";

const SIZES = [
  { _id: "s", label: "Small", value: "s", price: "4" },
  { _id: "l", label: "Large", value: "l", price: "6.5" },
  { _id: "g", label: "Gift wrap", value: "g", price: "" },
];

const KINDS = ["checkbox", "radio", "select"];

const show = (settings = {}, data = {}) =>
  renderWidget(
    option,
    { label: "Extras", choices: SIZES, ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

describe("what is published", () => {
  test.each(["select", "checkbox"])("FORM-PRICE-02 shows the prices of choices: %s", async (kind) => {
    const { container } = show({ kind });

    expect(container.textContent).toContain("+$6.50");
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-PRICE-02 shows prices in the form's currency, and none for a choice without", () => {
    const { container } = show({ kind: "select" }, { currency: "EUR" });

    expect([...container.querySelectorAll("option")].map(({ text }) => text)).toEqual([
      "Choose …",
      "Small – +4,00 €",
      "Large – +6,50 €",
      "Gift wrap",
    ]);
  });

  test("a choice that costs nothing or less has no plus", () => {
    const choices = [
      { _id: "1", label: "Plain", value: "1", price: "0" },
      { _id: "2", label: "Used", value: "2", price: "-3" },
    ];

    expect(
      show({ kind: "checkbox", choices })
        .getAllByText(/\$/)
        .map((one) => one.textContent),
    ).toEqual(["$0.00", "-$3.00"]);
  });

  test("FORM-PAGE-01 checkboxes have a name each, radio buttons share one, and so does a list", () => {
    const named = (kind: string) =>
      [...show({ kind }).container.querySelectorAll<HTMLInputElement>("input, select")].map(({ id, name }) => [
        id,
        name,
      ]);

    expect(named("checkbox")).toEqual([
      ["choice_3_7_1", "input_7.1"],
      ["choice_3_7_2", "input_7.2"],
      ["choice_3_7_3", "input_7.3"],
    ]);
    expect(named("radio").map(([, name]) => name)).toEqual(["input_7", "input_7", "input_7"]);
    expect(named("select")).toEqual([["input_3_7", "input_7"]]);
  });

  test("FORM-A11Y-05 FORM-A11Y-02 has a label, says that it is required, and leads to help text and error", () => {
    const settings = { kind: "select", is_required: "yes", description: "Up to you." };
    const list = show(settings, { error: "Choose another." }).getByLabelText("Extras");
    const described = list.getAttribute("aria-describedby")?.split(" ") ?? [];

    expect([list.getAttribute("aria-required"), list.getAttribute("aria-invalid")]).toEqual(["true", "true"]);
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["Up to you.", "Choose another."]);
    expect(show({ kind: "checkbox" }).getByRole("group", { name: "Extras (optional)" })).toBeTruthy();
  });

  test.each(KINDS)("FORM-PAGE-15 shows what is preselected, or what the visitor chose before: %s", (kind) => {
    const choices = SIZES.map((one) => ({ ...one, is_selected: one._id === "s" ? "yes" : "" }));
    const chosen = (data = {}) =>
      [...show({ kind, choices }, data).container.querySelectorAll<HTMLInputElement>("input:checked, select")].map(
        ({ value }) => value,
      );

    expect([chosen(), chosen({ answer: kind === "checkbox" ? ["l"] : "l" })]).toEqual([["s"], ["l"]]);
  });
});

describe("what the server makes of it", () => {
  const sent = (kind: string, posted: Record<string, string[]>, settings = {}) =>
    sentField("option", posted, { kind, choices: SIZES, ...settings });

  test("checkboxes give several answers, the others one, and all read as labels", () => {
    expect(sent("checkbox", { 1: ["s"], 3: ["g"] })).toMatchObject({ answer: ["s", "g"], text: "Small, Gift wrap" });
    expect(sent("radio", { "": ["l"] })).toMatchObject({ answer: "l", text: "Large" });
    expect(sent("select", { "": ["l"] })).toMatchObject({ answer: "l", text: "Large" });
  });

  test.each(KINDS)("refuses what is not offered, and a missing answer that is required: %s", (kind) => {
    const input = kind === "checkbox" ? "1" : "";

    expect(sent(kind, { [input]: ["xl"] }).error).toBe("Choose one of the options.");
    expect(sent(kind, {}, { is_required: "yes" }).error).toBe("This field is required.");
    expect(sent(kind, {}).error).toBeUndefined();
    expect(sent(kind, { [input]: ["g"] }, { is_required: "yes" }).error).toBeUndefined();
  });

  test.each([
    ["knife", "14", ["Small"]],
    ["fork", "10", []],
    [null, "10", []],
  ])("FORM-PRICE-06 adds to the price of its product alone: %s", (field, total, options) => {
    const content = [
      { type: "product", props: { id: "knife", label: "Knife", price: "10" } },
      { type: "option", props: { id: "q", choices: SIZES, product: { field } } },
    ];
    const posted = { knife: { 3: ["1"] }, q: { 1: ["s"] } };
    const { order } = evaluateAnswers({ document: { root: {}, content }, posted, translations: {} });

    expect([order?.total.value, order?.lines[0]?.options]).toEqual([total, options]);
  });
});

import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { shipping } from ".";

const WAYS = [
  { _id: "p", label: "Post", value: "p", price: "4" },
  { _id: "c", label: "Courier", value: "c", price: "6.5" },
];

const show = (settings = {}, data = {}) =>
  renderWidget(
    shipping,
    { label: "Delivery", ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

/** What the server makes of an order of one knife for $10 with this shipping. */
function sent(settings: object, posted: Record<string, string[]>) {
  const content = [
    { type: "product", props: { id: "knife", label: "Knife", price: "10" } },
    { type: "shipping", props: { id: "q", label: "Delivery", choices: WAYS, ...settings } },
  ];
  const { answers, texts, errors, order } = evaluateAnswers({
    document: { root: {}, content },
    posted: { knife: { 3: ["1"] }, q: posted },
    translations: {},
  });
  return {
    answer: answers.q,
    text: texts.q,
    error: errors.q?.text,
    shipping: order?.shipping,
    total: order?.total.value,
  };
}

describe("one price", () => {
  test("FORM-PRICE-02 is shown in an input that nobody fills in", async () => {
    const { getByLabelText, container } = show({ price: "5" });
    const input = getByLabelText("Delivery") as HTMLInputElement;

    expect([input.id, input.name, input.value, input.readOnly]).toEqual(["input_3_7", "input_7", "$5.00", true]);
    expect(input.hasAttribute("aria-required")).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-PRICE-02 is shown in the form's currency", () => {
    expect(show({ price: "5" }, { currency: "EUR" }).container.querySelector("input")?.value).toBe("5,00 €");
  });

  test("FORM-A11Y-05 its help text is connected with it", () => {
    const { getByLabelText } = show({ description: "Within three days." });
    const described = getByLabelText("Delivery").getAttribute("aria-describedby") ?? "";

    expect(document.getElementById(described)?.textContent).toBe("Within three days.");
  });

  test("FORM-PRICE-12 is that of the form, whatever is sent", () => {
    expect(sent({ price: "5" }, { "": ["$0.01"] })).toEqual({
      answer: "5",
      text: "$5.00",
      error: undefined,
      shipping: { name: "Delivery", amount: { value: "5", text: "$5.00" } },
      total: "15",
    });
    expect(sent({ price: "5", is_required: "yes" }, { "": ["$5.00"] }).error).toBeUndefined();
  });

  test("is paid also if the browser sends nothing", () => {
    expect(sent({ price: "5" }, {})).toMatchObject({ answer: null, total: "15" });
  });
});

describe("several ways", () => {
  test("FORM-PRICE-02 shows the prices of choices: radio", async () => {
    const { container } = show({ kind: "radio", choices: WAYS });

    expect(container.textContent).toContain("$6.50");
    expect(container.textContent).not.toContain("+");
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-PAGE-01 FORM-PRICE-02 are radio buttons with one name, or a list", () => {
    const radios = [...show({ kind: "radio", choices: WAYS }).container.querySelectorAll("input")];
    const { container } = show({ kind: "select", choices: WAYS });
    const list = container.querySelector("select");

    expect(radios.map(({ id, name, value }) => [id, name, value])).toEqual([
      ["choice_3_7_0", "input_7", "p"],
      ["choice_3_7_1", "input_7", "c"],
    ]);
    expect([list?.id, list?.name]).toEqual(["input_3_7", "input_7"]);
    expect([...(list?.options ?? [])].map(({ text }) => text)).toEqual(["Choose …", "Post – $4.00", "Courier – $6.50"]);
  });

  test("FORM-A11Y-02 say that they are required, and lead to help text and error", async () => {
    const settings = { kind: "radio", choices: WAYS, is_required: "yes", description: "Within three days." };
    const { getByRole, getByLabelText, container } = show(settings, { error: "Choose another." });
    const input = getByLabelText(/^Post/) as HTMLInputElement;
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];

    expect(getByRole("group", { name: "Delivery" })).toBeTruthy();
    expect([input.required, input.getAttribute("aria-invalid")]).toEqual([true, "true"]);
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Within three days.",
      "Choose another.",
    ]);
    expect(await violations(container)).toEqual([]);
  });

  test.each(["radio", "select"])("FORM-PAGE-15 show what the visitor chose before: %s", (kind) => {
    const { container } = show({ kind, choices: WAYS }, { answer: "c" });

    expect(container.querySelector<HTMLInputElement>("input:checked, select")?.value).toBe("c");
  });

  test.each(["radio", "select"])("FORM-PRICE-12 cost what the form says, and read as their label: %s", (kind) => {
    expect(sent({ kind }, { "": ["c"] })).toEqual({
      answer: "c",
      text: "Courier",
      error: undefined,
      shipping: { name: "Courier", amount: { value: "6.5", text: "$6.50" } },
      total: "16.5",
    });
  });

  test.each(["radio", "select"])("refuse what is not offered, and a missing answer that is required: %s", (kind) => {
    expect(sent({ kind }, { "": ["drone"] }).error).toBe("Choose one of the options.");
    expect(sent({ kind }, { "": ["4"] }).error).toBe("Choose one of the options.");
    expect(sent({ kind, is_required: "yes" }, { "": [""] }).error).toBe("This field is required.");
    expect(sent({ kind }, {})).toMatchObject({ error: undefined, total: "10" });
  });
});

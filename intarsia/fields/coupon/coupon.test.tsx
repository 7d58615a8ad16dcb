import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { coupon } from ".";

const COUPONS = [{ _id: "a", code: "SECRET-7", kind: "amount", value: "3" }];

const show = (settings = {}, data = {}) =>
  renderWidget(
    coupon,
    { label: "Code", ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

/** What the server makes of a coupon in an order of one knife for $20. */
function sent(coupons: object[], code: string, settings = {}) {
  const content = [
    { type: "product", props: { id: "knife", label: "Knife", price: "20" } },
    { type: "coupon", props: { id: "q", coupons, ...settings } },
  ];
  const { answers, errors, order } = evaluateAnswers({
    document: { root: {}, content },
    posted: { knife: { 3: ["1"] }, q: { "": [code] } },
    translations: {},
  });
  return { answer: answers.q, error: errors.q?.text, discount: order?.discount?.value, total: order?.total.value };
}

describe("what is published", () => {
  test("never has its codes in the page", () => {
    expect(show({ coupons: COUPONS }).html).not.toContain("SECRET-7");
  });

  test("FORM-PAGE-01 FORM-A11Y-05 is an input for a code, with a label, which nothing fills in or corrects", async () => {
    const { getByLabelText, container } = show({ coupons: COUPONS });
    const input = getByLabelText("Code (optional)") as HTMLInputElement;

    expect([input.id, input.name, input.type]).toEqual(["input_3_7", "input_7", "text"]);
    expect(["autocomplete", "autocapitalize", "spellcheck"].map((name) => input.getAttribute(name))).toEqual([
      "off",
      "characters",
      "false",
    ]);
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-A11Y-02 says that it is required and is described by help text and error", async () => {
    const settings = { is_required: "yes", description: "From our letter." };
    const { getByLabelText, container } = show(settings, { error: "Not valid." });
    const input = getByLabelText("Code");
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];

    expect([input.getAttribute("aria-required"), input.getAttribute("aria-invalid")]).toEqual(["true", "true"]);
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["From our letter.", "Not valid."]);
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-PAGE-15 shows the code that the visitor typed before", () => {
    const valueOf = (data = {}) => show({}, data).container.querySelector("input")?.value;

    expect([valueOf(), valueOf({ answer: "SPRING" }), valueOf({ answer: null })]).toEqual(["", "SPRING", ""]);
  });
});

describe("what the server makes of it", () => {
  test.each(["OTHER", "SECRET"])("with another code is refused: %s", (code) => {
    expect(sent(COUPONS, code)).toMatchObject({
      error: "This coupon code is not valid. Check it, or leave the field empty.",
      discount: undefined,
      total: "20",
    });
  });

  test("without a code is no coupon for everybody", () => {
    expect(sent([{ code: " " }], "x").error).toBeDefined();
    expect(sent([{ code: " " }], " ")).toMatchObject({ answer: null, error: undefined, total: "20" });
  });

  test("an empty code is an error only if a code is required", () => {
    expect(sent(COUPONS, "").error).toBeUndefined();
    expect(sent(COUPONS, "", { is_required: "yes" }).error).toBe("This field is required.");
    expect(sent(COUPONS, "OTHER", { error_message: "Ask us for a code." }).error).toBe("Ask us for a code.");
  });

  test.each(["SECRET-7", "secret-7", " Secret-7 "])("takes the code however it is typed: %j", (code) => {
    expect(sent(COUPONS, code)).toEqual({ answer: code.trim(), error: undefined, discount: "3", total: "17" });
  });

  test("takes a code that the owner typed in small letters with spaces around it", () => {
    expect(sent([{ code: " spring ", kind: "amount", value: "3" }], "SPRING").total).toBe("17");
  });

  test.each([
    ["percent", "10", "2", "18"],
    ["percent", "100", "20", "0"],
    ["amount", "2.5", "2.5", "17.5"],
    ["amount", "50", "20", "0"],
  ])("takes off %s %s, but never more than the order costs", (kind, value, discount, total) => {
    expect(sent([{ code: "SPRING", kind, value }], "spring")).toMatchObject({ discount, total });
  });

  test("finds the code among several", () => {
    expect(sent([{ code: "WINTER", kind: "percent", value: "50" }, ...COUPONS], "SECRET-7").total).toBe("17");
  });
});

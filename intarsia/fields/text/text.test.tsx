import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { text } from ".";

const show = (settings = {}, data = {}) =>
  renderWidget(
    text,
    { label: "Plate", ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

const inputIn = (container: Element) => container.querySelector("input") as HTMLInputElement;

const sent = (typed: string, settings = {}) => sentField("text", { "": [typed] }, settings);

describe("what is published", () => {
  test("FORM-PAGE-01 is one line, without limits that the owner has not set", async () => {
    const { container } = show();
    const input = inputIn(container);

    expect([input.id, input.name, input.type]).toEqual(["input_3_7", "input_7", "text"]);
    for (const absent of ["maxlength", "placeholder", "inputmode", "autocomplete", "data-mask"])
      expect(input.hasAttribute(absent)).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  test("has the owner's placeholder, limit and autofill", () => {
    const input = inputIn(show({ placeholder: "B-AB 123", max_length: 9, autocomplete: "postal-code" }).container);

    expect([input.placeholder, input.maxLength, input.autocomplete]).toEqual(["B-AB 123", 9, "postal-code"]);
  });

  test("FORM-MASK-01 an input mask shows its form with underscores, and phones show digits if it has no letters", async () => {
    const { container } = show({ input_mask: "99/99" });
    const input = inputIn(container);

    expect([input.dataset.mask, input.placeholder, input.inputMode]).toEqual(["99/99", "__/__", "numeric"]);
    expect(inputIn(show({ input_mask: "aa-99" }).container).hasAttribute("inputmode")).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  test("an input mask decides the length, and the owner's placeholder stays", () => {
    const input = inputIn(show({ input_mask: "99/99", max_length: 3, placeholder: "MM/YY" }).container);

    expect([input.hasAttribute("maxlength"), input.placeholder]).toEqual([false, "MM/YY"]);
  });

  test("what has no place for a digit or letter is no mask", () => {
    const input = inputIn(show({ input_mask: "--", max_length: 3 }).container);

    expect([input.dataset.mask, input.placeholder, input.maxLength]).toEqual([undefined, "", 3]);
  });
});

describe("what the server makes of it", () => {
  test("takes the text without the spaces around it, and only spaces as no answer", () => {
    expect(sent("  B AB  ")).toEqual({ answer: "B AB", text: "B AB", error: undefined, inputs: undefined });
    expect(sent("   ")).toMatchObject({ answer: null, text: "", error: undefined });
    expect(sent("   ", { is_required: "yes" }).error).toBe("This field is required.");
    expect(sentField("text", {}, { is_required: "yes" }).error).toBe("This field is required.");
  });

  test("takes markup as the text that it is", () => {
    expect(sent("<b>5 < 6</b>")).toMatchObject({ answer: "<b>5 < 6</b>", text: "<b>5 < 6</b>" });
  });

  test("refuses a text that is longer than the owner allows, and counts most emoji as one", () => {
    expect(sent("abcd", { max_length: 3 }).error).toBe("This answer is too long. Shorten it.");
    expect([sent("abc", { max_length: 3 }).error, sent("🌳🌳🌳", { max_length: 3 }).error]).toEqual([
      undefined,
      undefined,
    ]);
    expect(sent("x".repeat(5000)).error).toBeUndefined();
    expect(sent("abcd", { max_length: 3, error_message: "Three letters." }).error).toBe("Three letters.");
  });

  test.each([
    ["1234", "12/34"],
    ["12/34", "12/34"],
    [" 12/34 ", "12/34"],
    ["1 2 3 4", "12/34"],
  ])("FORM-MASK-04 brings %j into the form of the mask", (typed, answer) => {
    expect(sent(typed, { input_mask: "99/99", max_length: 2 })).toMatchObject({ answer, error: undefined });
  });

  test.each(["12/3", "12/345", "ab/cd"])("FORM-MASK-04 refuses %s, and shows the form of the mask", (typed) => {
    expect(sent(typed, { input_mask: "99/99" })).toMatchObject({
      answer: typed,
      error: "Fill in the whole answer: __/__",
    });
  });

  test("FORM-MASK-01 an untouched mask is no answer", () => {
    expect(sent("__/__", { input_mask: "99/99" })).toMatchObject({ answer: null, error: undefined });
    expect(sent("__/__", { input_mask: "99/99", is_required: "yes" }).error).toBe("This field is required.");
  });
});

import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { textarea } from ".";

const show = (settings = {}, data = {}) =>
  renderWidget(
    textarea,
    { label: "Message", ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

const boxIn = (container: Element) => container.querySelector("textarea") as HTMLTextAreaElement;

const sent = (typed: string, settings = {}) => sentField("textarea", { "": [typed] }, settings);

describe("what is published", () => {
  test("FORM-PAGE-01 is a box for several lines, without limits that the owner has not set", async () => {
    const { container } = show();
    const box = boxIn(container);

    expect([box.id, box.name, box.rows]).toEqual(["input_3_7", "input_7", 6]);
    for (const absent of ["maxlength", "placeholder"]) expect(box.hasAttribute(absent)).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  test("has the owner's height, placeholder and limit", () => {
    const box = boxIn(show({ rows: 12, placeholder: "Dear …", max_length: 300 }).container);

    expect([box.rows, box.placeholder, box.maxLength]).toEqual([12, "Dear …", 300]);
  });

  test("FORM-PAGE-15 keeps empty lines and markup of what the visitor typed before", () => {
    const typed = "\n\nDear all,\n<b>hello</b>\n";

    expect(boxIn(show({}, { answer: typed }).container).value).toBe(typed);
    expect(show({}, { answer: typed }).html).not.toContain("<b>");
  });
});

describe("what the server makes of it", () => {
  test("takes several lines without the spaces around them, and only spaces as no answer", () => {
    expect(sent("  one\n\n  two \n")).toEqual({
      answer: "one\n\n  two",
      text: "one\n\n  two",
      error: undefined,
      inputs: undefined,
    });
    expect(sent(" \n ")).toMatchObject({ answer: null, text: "", error: undefined });
    expect(sent(" \n ", { is_required: "yes" }).error).toBe("This field is required.");
  });

  test("refuses a text that is longer than the owner allows, and counts most emoji as one", () => {
    expect(sent("abcd", { max_length: 3 }).error).toBe("This answer is too long. Shorten it.");
    expect([sent("abc", { max_length: 3 }).error, sent("🌳🌳🌳", { max_length: 3 }).error]).toEqual([
      undefined,
      undefined,
    ]);
    expect(sent("x".repeat(50_000)).error).toBeUndefined();
    expect(sent("abcd", { max_length: 3, error_message: "Three letters." }).error).toBe("Three letters.");
  });
});

import { describe, expect, test } from "vitest";
import { defaultsOf } from "../../web/kit/schema/schema";
import { renderWidget, violations } from "../../web/kit/testing/renderWidget";
import { readAnswer } from "../../web/rules/answers/readAnswer";
import { fields } from ".";

const answered = fields.filter(({ rules }) => rules);

describe.each(answered.map((field) => [field.schema.type, field] as const))("the field %s", (type, field) => {
  const show = (data = {}) =>
    renderWidget(field, {}, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });

  test("FORM-PAGE-01 has its ids and class from the wire contract", () => {
    const box = show().container.querySelector("#field_3_7");

    expect(box?.classList.contains("gfield") && box.classList.contains(`gfield--type-${type}`)).toBe(true);
  });

  test("FORM-PAGE-01 FORM-A11Y-05 gives every input a name of its field, and a label", () => {
    for (const input of show().container.querySelectorAll<HTMLInputElement>("input, textarea, select")) {
      expect(input.name === "" || /^input_7(?!\d)/.test(input.name)).toBe(true);
      expect(input.type === "hidden" || input.labels?.length || input.getAttribute("aria-label")).toBeTruthy();
    }
  });

  test("has no accessibility fault, with and without an error", async () => {
    for (const data of [{}, { error: "Wrong" }]) {
      const { container } = show(data);
      // All options are alike, and axe needs seconds for the countries.
      for (const option of container.querySelectorAll("option:nth-child(n+4)")) option.remove();
      expect(await violations(container)).toEqual([]);
    }
  });

  test("has no inline style, which the policy of public pages forbids", () => {
    expect(show({ error: "Wrong" }).container.querySelector("[style]")).toBeNull();
  });

  test("reads nothing as no answer", () => {
    const { rules, schema } = field;
    const settings = defaultsOf(schema.settings);
    expect(rules?.read?.({}, settings) ?? readAnswer({}, rules?.model?.(settings).reads)).toBeNull();
  });
});

test.each(fields.filter(({ schema }) => "parameter" in schema.settings))(
  "$schema.type says which parameter of the page's URL fills it in",
  (field) => {
    const { container } = renderWidget(field, { parameter: "course" });

    expect(container.querySelectorAll('[data-prefill="course"]')).toHaveLength(1);
  },
);

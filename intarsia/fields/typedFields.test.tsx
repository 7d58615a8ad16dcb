import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../web/kit/testing/renderWidget";
import { email } from "./email";
import { text } from "./text";
import { textarea } from "./textarea";

/** The fields with one input that people type into. Others have a test in their folder. */
const FIELDS = [text, textarea, email];

const data = { form: 3, number: 7 };
const show = (field: (typeof FIELDS)[number], settings = {}, more = {}) =>
  renderWidget(
    field,
    { label: "Question", ...settings },
    { id: "q", resources: { data: { q: { ...data, ...more } } } },
  );

describe.each(FIELDS.map((field) => [field.schema.type, field] as const))("the field %s", (type, field) => {
  test("FORM-A11Y-05 has a label, and its ids and names have the numbers of form and field", () => {
    const { getByLabelText, container } = show(field);
    const input = getByLabelText(/^Question/) as HTMLInputElement;

    expect([input.id, input.name]).toEqual(["input_3_7", "input_7"]);
    expect(container.querySelector(`#field_3_7.gfield--type-${type}`)).toBeTruthy();
  });

  test("FORM-A11Y-05 marks the few that are optional, and says which are required", () => {
    expect(show(field).getByLabelText("Question (optional)").getAttribute("aria-required")).toBeNull();
  });

  test("FORM-A11Y-02 connects help text and error with the input", () => {
    const settings = { description: "How we reach you.", is_required: "yes" };
    const input = show(field, settings, { error: "This field is required." }).getByLabelText("Question");

    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("aria-required")).toBe("true");
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "How we reach you.",
      "This field is required.",
    ]);
  });

  test("shows its default value", () => {
    const input = show(field, { default_value: "usual" }).getByLabelText(/^Question/);

    expect((input as HTMLInputElement).value).toBe("usual");
  });

  test("FORM-PAGE-15 shows what the visitor typed before, also nothing", () => {
    for (const answer of ["typed", null]) {
      const { container } = show(field, { default_value: "usual" }, { answer });

      expect((container.querySelector("#input_3_7") as HTMLInputElement).value).toBe(answer ?? "");
      container.remove();
    }
  });

  test("has no accessibility fault", async () => {
    expect(await violations(show(field, { description: "Help" }, { error: "Wrong" }).container)).toEqual([]);
  });
});

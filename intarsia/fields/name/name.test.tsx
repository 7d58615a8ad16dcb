import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { name } from ".";

const ALL = { show_prefix: "yes", show_middle: "yes", show_suffix: "yes" };

test("FORM-PAGE-01 has the inputs of the wire contract, with autofill", () => {
  const { container } = renderWidget(name, ALL, { id: "q", resources: { data: { q: { form: 3, number: 7 } } } });

  expect([...container.querySelectorAll("input")].map((one) => [one.id, one.name, one.autocomplete])).toEqual([
    ["input_3_7_2", "input_7.2", "honorific-prefix"],
    ["input_3_7_3", "input_7.3", "given-name"],
    ["input_3_7_4", "input_7.4", "additional-name"],
    ["input_3_7_6", "input_7.6", "family-name"],
    ["input_3_7_8", "input_7.8", "honorific-suffix"],
  ]);
});

test("reads as a person's name", () => {
  expect(sentField("name", { 6: ["Lovelace"], 3: [" Ada "], 2: ["Dr."] }, ALL)).toMatchObject({
    answer: { 2: "Dr.", 3: "Ada", 6: "Lovelace" },
    text: "Dr. Ada Lovelace",
  });
});

test("FORM-A11Y-02 a required name needs a first and a last one, as far as they are asked", () => {
  expect(sentField("name", { 3: ["Ada"] }, { is_required: "yes" })).toMatchObject({
    error: "Enter your last name.",
    inputs: ["6"],
  });
  expect(sentField("name", { 3: ["Ada"] }, { is_required: "yes", show_last: "" }).error).toBeUndefined();
  expect(sentField("name", { 3: ["Ada"] }).error).toBeUndefined();
  expect(sentField("name", {}, { is_required: "yes" })).toMatchObject({
    error: "Fill in the marked parts of this answer.",
    inputs: ["3", "6"],
  });
});

test("FORM-A11Y-02 FORM-PAGE-15 marks only the wrong input, and shows the others as typed", () => {
  const data = { form: 3, number: 7, answer: { 3: "Ada" }, error: "Fill in", wrong_inputs: ["6"] };
  const { getByLabelText } = renderWidget(name, {}, { id: "q", resources: { data: { q: data } } });

  expect(getByLabelText("Last name").getAttribute("aria-invalid")).toBe("true");
  expect(getByLabelText("First name").getAttribute("aria-invalid")).toBeNull();
  expect((getByLabelText("First name") as HTMLInputElement).value).toBe("Ada");
});

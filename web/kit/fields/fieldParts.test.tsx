import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { shownChoices, shownPart, shownText } from "./answers/shownAnswer";
import type { FieldProps } from "./defineField";
import { FieldBox } from "./FieldBox";
import { FieldGroup } from "./FieldGroup";
import { fieldNames } from "./fieldNames";
import { PartsField } from "./parts/PartsField";
import { PricedChoices, shownPrice } from "./prices/PricedChoices";
import { mostOf, quantityFault } from "./prices/quantity";
import { checkLength } from "./typedText";

const root = (className: string) => ({ className }) as never;
const FIELD = { root, id: "q", form: 3, number: 7, label: "Name", description: "", is_required: "yes" };
const shown = (part: ReturnType<typeof FieldBox>) => render(part).container.firstElementChild as HTMLElement;

const box = (changes: Partial<FieldProps & typeof FIELD> & { parameter?: string } = {}) =>
  shown(
    <FieldBox {...FIELD} type="text" {...changes}>
      {(input) => <input {...input} />}
    </FieldBox>,
  );
const group = (changes: Partial<FieldProps & typeof FIELD> & { hasMainInput?: true; parameter?: string } = {}) =>
  shown(
    <FieldGroup {...FIELD} type="name" {...changes}>
      {({ names, stateOf }) =>
        ["3", "6"].map((key) => <input key={key} aria-label={key} {...names.input(key)} {...stateOf(key)} />)
      }
    </FieldGroup>,
  );
const attributes = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name));

test("a field has an id of its own and the number of the field", () => {
  expect(attributes(box(), "id", "data-field", "data-row", "data-prefill")).toEqual(["field_3_7", "7", null, null]);
  expect(attributes(group(), "id", "data-field", "data-row", "data-prefill")).toEqual(["field_3_7", "7", null, null]);
});

test("a field that is not saved yet has the id of its element instead of a number", () => {
  expect(attributes(box({ number: undefined }), "id", "data-field")).toEqual(["field_3_q", "q"]);
  expect(attributes(group({ number: undefined }), "id", "data-field")).toEqual(["field_3_q", "q"]);
});

test("an anchor of the owner is the id of a field", () => {
  const anchored = (className: string) => ({ className, id: "oak" }) as never;
  expect([box({ root: anchored }).id, group({ root: anchored }).id]).toEqual(["oak", "oak"]);
});

test("a field names the parameter that fills it in, and its row", () => {
  expect(attributes(box({ parameter: "city", row: "[0]" }), "data-prefill", "data-row")).toEqual(["city", "[0]"]);
  expect(attributes(group({ parameter: "city", row: "[0]" }), "data-prefill", "data-row")).toEqual(["city", "[0]"]);
});

test("FORM-A11Y-05 an input is described by its help text and its error", () => {
  const input = (changes: object) => box(changes).querySelector("input") as Element;
  const names = ["aria-describedby", "aria-invalid", "aria-required"];
  expect(attributes(input({}), ...names)).toEqual([null, null, "true"]);
  expect(attributes(input({ description: "Help" }), ...names)).toEqual(["gfield_description_3_7", null, "true"]);
  expect(attributes(input({ error: "Wrong" }), ...names)).toEqual(["validation_message_3_7", "true", "true"]);
  expect(attributes(input({ description: "Help", error: "Wrong", is_required: "" }), ...names)).toEqual([
    "gfield_description_3_7 validation_message_3_7",
    "true",
    null,
  ]);
});

test("help text and error exist only if there is a text", () => {
  expect(box().querySelectorAll("p")).toHaveLength(0);
  const ids = [...box({ description: "Help", error: "Wrong" }).querySelectorAll("p")].map(({ id }) => id);
  expect(ids).toEqual(["gfield_description_3_7", "validation_message_3_7"]);
});

test("only an optional field says so", () => {
  expect(box().textContent).toBe("Name");
  expect(box({ is_required: "" }).textContent).toBe("Name (optional)");
});

test("only the wrong inputs of a group are marked; all of them if the error names none", () => {
  const wrong = (changes: object) =>
    [...group(changes).querySelectorAll("input")].map((input) => attributes(input, "aria-invalid", "aria-describedby"));
  const [help, both] = ["gfield_description_3_7", "gfield_description_3_7 validation_message_3_7"];
  const error = { error: "Wrong", description: "Help" };
  expect(wrong({ ...error, wrong_inputs: ["6"] })).toEqual([
    [null, help],
    ["true", both],
  ]);
  expect(wrong(error)).toEqual([
    ["true", both],
    ["true", both],
  ]);
  expect(wrong({ wrong_inputs: ["6"] })).toEqual([
    [null, null],
    [null, null],
  ]);
});

test("errors lead to the box of a group, unless one of its inputs has that id", () => {
  expect(group().querySelector(".field__inputs")?.id).toBe("input_3_7");
  expect(group({ hasMainInput: true }).querySelector(".field__inputs")?.id).toBe("");
});

test("a group says whether it is required", () => {
  expect(attributes(group(), "data-required")).toEqual([""]);
  expect(attributes(group({ is_required: "" }), "data-required")).toEqual([null]);
});

test("names and ids of a field tell forms, rows, prefixes and inputs apart", () => {
  const names = fieldNames({ form: 3, number: 7, prefix: "two_", row: "[0][1]" }, "q");
  expect(names.field).toBe("two_field_3_7-0-1");
  expect(names.input()).toEqual({ id: "two_input_3_7-0-1", name: "input_7[0][1]" });
  expect(fieldNames({}, "q").input()).toEqual({ id: "input_0_q", name: "input_q" });
  const { input, choice, choiceLabel } = fieldNames({ form: 3, number: 7 }, "q");
  expect(input("3")).toEqual({ id: "input_3_7_3", name: "input_7.3" });
  expect(input("_other")).toEqual({ id: "input_3_7_other", name: "input_7_other" });
  expect(input("[]")).toEqual({ id: "input_3_7", name: "input_7[]" });
  expect([choice(2), choiceLabel(2)]).toEqual(["choice_3_7_2", "label_3_7_2"]);
});

test("an input shows what was typed before, also nothing, or else the default", () => {
  expect([shownText(undefined, "oak"), shownText("", "oak"), shownText("elm", "oak")]).toEqual(["oak", "", "elm"]);
  expect([shownText(undefined), shownText(["elm"], "oak"), shownText(null, "oak")]).toEqual(["", "", ""]);
  expect([shownChoices(undefined, ["oak"]), shownChoices(undefined)]).toEqual([["oak"], []]);
  expect([shownChoices("elm", ["oak"]), shownChoices(["elm", "ash"]), shownChoices(null, ["oak"])]).toEqual([
    ["elm"],
    ["elm", "ash"],
    [],
  ]);
  const typed = { 3: "Ada" } as never;
  expect([shownPart(undefined, "3", "Eve"), shownPart(undefined, "3")]).toEqual(["Eve", ""]);
  expect([shownPart(typed, "3", "Eve"), shownPart(typed, "6", "Eve")]).toEqual(["Ada", ""]);
  expect([shownPart(null, "3", "Eve"), shownPart("Ada", "0", "Eve")]).toEqual(["", ""]);
});

test("a text is too long if it has more characters than the limit; most emoji are one", () => {
  expect(checkLength("oak", { max_length: 3 })).toBeNull();
  expect(checkLength("🌳🌳🌳", { max_length: 3 })).toBeNull();
  expect(checkLength("oaks", { max_length: 3 })?.message).toBe("This answer is too long. Shorten it.");
  expect(checkLength("oaks", { max_length: 1 })).not.toBeNull();
  expect(checkLength("", { max_length: 0 })).toBeNull();
  expect(checkLength("oaks", { max_length: 0 })).toBeNull();
  expect(checkLength("oaks", {})).toBeNull();
});

test("a quantity is a whole number from zero to the limit", () => {
  expect([mostOf(""), mostOf("5.7"), mostOf(20_000), mostOf(undefined)]).toEqual([10_000, 5, 10_000, 10_000]);
  for (const right of ["0", "1", "5"]) expect(quantityFault(right, 5)).toBeNull();
  for (const wrong of ["-1", "6", "1.5", "many"]) expect(quantityFault(wrong, 5)?.values).toEqual({ number: 5 });
});

const WOODS = [
  { _id: "a", label: "Oak", value: "oak", price: "12.50" },
  { _id: "b", label: "", value: "elm", price: "" },
  { _id: "c", label: "Ash", value: "ash", price: "0" },
];

test("a list of prices begins with no choice, and shows the chosen one", () => {
  const { rerender } = render(<PricedChoices {...FIELD} type="product" as="select" choices={WOODS} currency="EUR" />);
  const select = screen.getByRole("combobox") as HTMLSelectElement;
  expect([...select.options].map(({ text }) => text)).toEqual([
    "Choose …",
    `Oak – ${shownPrice("12.50", "EUR")}`,
    "elm",
    `Ash – ${shownPrice("0", "EUR")}`,
  ]);
  expect(select.value).toBe("");
  rerender(<PricedChoices {...FIELD} key="again" type="product" as="select" choices={WOODS} answer="elm" />);
  expect((screen.getByRole("combobox") as HTMLSelectElement).value).toBe("elm");
});

test.each(["radio", "checkbox"] as const)("prices are next to choices: %s", (as) => {
  render(<PricedChoices {...FIELD} type="product" as={as} choices={WOODS} answer="ash" currency="EUR" />);
  const inputs = screen.getAllByRole(as) as HTMLInputElement[];
  expect(inputs.map(({ checked }) => checked)).toEqual([false, false, true]);
  expect(inputs[0]?.labels?.[0]?.textContent).toBe(`Oak ${shownPrice("12.50", "EUR")}`);
});

test("only a price that adds something has a sign, and no price has no text", () => {
  expect(shownPrice("12.50", "EUR", "+")).toBe(`+${shownPrice("12.50", "EUR")}`);
  expect(shownPrice("0", "EUR", "+")).toBe(shownPrice("0", "EUR"));
  expect(shownPrice("", "EUR", "+")).toBe("");
});

test("FORM-A11Y-05 only the parts that an answer needs are required, and none of an optional field", () => {
  const parts = [
    { key: "3", label: "First", autoComplete: "given-name" },
    { key: "6", label: "Last", autoComplete: "family-name", size: "wide" as const },
  ];
  const required = (is_required: string) =>
    [
      ...shown(
        <PartsField
          {...FIELD}
          is_required={is_required}
          type="name"
          parts={parts}
          isNeeded={({ key }) => key === "6"}
          answer={{ 3: "Ada" } as never}
        />,
      ).querySelectorAll("input"),
    ].map((input) => [input.labels?.[0]?.textContent, input.type, input.defaultValue, input.ariaRequired]);
  expect(required("yes")).toEqual([
    ["First", "text", "Ada", null],
    ["Last", "text", "", "true"],
  ]);
  expect(required("").map((input) => input.at(-1))).toEqual([null, null]);
});

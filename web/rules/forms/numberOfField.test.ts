import { expect, test } from "vitest";
import type { FieldReference } from "../formulas/formula";
import { decimalText } from "../numbers/decimal";
import { dependenciesOf } from "./dependencies";
import type { Answer, Answers, FieldModel } from "./formModel";
import { numberOfField, quantityOf } from "./numberOfField";

const field = (id: string, more: Partial<FieldModel> = {}): FieldModel => ({ id, label: id, ...more });
const product = (id: string, fixed: string) => field(id, { pricing: { role: "product", price: { fixed } } });
const quantity = (id: string, of: string) => field(id, { pricing: { role: "quantity", product: of } });
const byId = (...fields: FieldModel[]) => new Map(fields.map((one) => [one.id, one]));
const woods = [
  { value: "1", label: "One", price: "10" },
  { value: "2", label: "Two", price: "20.50" },
  { value: "3", label: "Three" },
];

const reference = (more: Partial<FieldReference> = {}) => ({ field: "a", ...more }) as FieldReference;
const numberOf = (of: Partial<FieldReference>, values: Answers, ...fields: FieldModel[]) => {
  const number = numberOfField(reference(of), byId(...fields), values);
  return number && decimalText(number);
};

test.each<[string, Partial<FieldReference>, Answer, FieldModel, string | null]>([
  ["the number of an answer", {}, "2.50", field("a"), "2.5"],
  ["no number without an answer", {}, null, field("a"), null],
  ["no number of a field that was removed", {}, "2", field("b"), null],
  ["the price of a choice", {}, "2", field("a", { choices: woods }), "20.5"],
  ["the value of a choice without a price", {}, "3", field("a", { choices: woods }), "3"],
  ["the prices of all checked choices", {}, ["1", "2"], field("a", { choices: woods }), "30.5"],
  ["the prices of choices by input", {}, { "1": "1", "2": "1" }, field("a", { choices: woods }), "20"],
  ["the value of a choice, if the formula asks for it", { as: "value" }, "2", field("a", { choices: woods }), "2"],
  ["the price of a product", {}, "3", product("a", "7"), "7"],
  ["the answer of a product, if the formula asks for its value", { as: "value" }, "3", product("a", "7"), "3"],
  ["the quantity of a product", { as: "qty" }, "3", product("a", "7"), "3"],
  ["one input of an answer", { input: "2" }, { "1": "8", "2": "9" }, field("a"), "9"],
  ["no number of an input that was not filled in", { input: "3" }, { "1": "8" }, field("a"), null],
  ["no number of an input, if the answer is a text", { input: "0" }, "8", field("a"), null],
  ["no number of an input, if the answer is a list", { input: "0" }, ["8"], field("a"), null],
])("FORM-CALC-07 a formula reads %s", (_why, of, value, of_field, expected) => {
  expect(numberOf(of, { a: value }, of_field)).toBe(expected);
});

test("FORM-CALC-07 a formula outside of a repeater reads the sum of all rows", () => {
  const rows = [product("a[0]", "7"), product("a[1]", "7")];
  const all = field("a", { instances: rows.map(({ id }) => id) });
  const values = { a: "rows", "a[0]": "2", "a[1]": "3" };

  expect(numberOf({}, values, all, ...rows)).toBe("14");
  expect(numberOf({ as: "qty" }, values, all, ...rows)).toBe("5");
});

test.each<[string, Answers, FieldModel[], string]>([
  ["of its quantity field", { p: "1", q: "4" }, [product("p", "7"), quantity("q", "p")], "4"],
  ["of its own answer", { p: "2" }, [product("p", "7"), quantity("q", "other")], "2"],
  ["never below zero", { p: "-2" }, [product("p", "7")], "0"],
  ["one if something was chosen", { p: "oak" }, [field("p")], "1"],
  ["zero if nothing was chosen", { p: [] }, [field("p")], "0"],
  ["zero without an answer", {}, [field("p")], "0"],
])("FORM-CALC-07 the quantity of a product is that %s", (_why, values, fields, expected) => {
  expect(decimalText(quantityOf(fields[0] as FieldModel, byId(...fields), values))).toBe(expected);
});

test("a total depends on everything with a price, a product on its own quantity field", () => {
  const total = field("t", { pricing: { role: "total" } });
  const fields = [
    product("p", "7"),
    quantity("q", "p"),
    quantity("other", "x"),
    field("text"),
    total,
    field("t2", { pricing: { role: "total" } }),
  ];
  const of = (one: FieldModel) => dependenciesOf(one, { fields });

  expect(of(total)).toEqual(["p", "q", "other"]);
  expect(of(fields[0] as FieldModel)).toEqual(["q"]);
  expect(of(fields[1] as FieldModel)).toEqual([]);
  expect(of(field("text"))).toEqual([]);
});

import { expect, test } from "vitest";
import { evaluateForm } from "../forms/evaluateForm";
import type { Answers, FieldModel } from "../forms/formModel";
import { mapFields } from "../formulas/mapFields";
import { parseFormula } from "../formulas/parseFormula";
import { currencyOf } from "../money/currencyOf";
import { decimalText } from "../numbers/decimal";
import { orderOf } from "../orders/order";
import { postedRows } from "./postedRows";
import { inputsOfRow } from "./rowInputs";
import { withRows } from "./withRows";

const field = (id: string, more: Partial<FieldModel> = {}): FieldModel => ({ id, label: id, ...more });
const repeater = (id: string, more: Partial<FieldModel> = {}) => field(id, { repeats: 9, ...more });
const yes = (id: string) => ({ field: id, operator: "is", value: "yes" }) as const;
const formula = (text: string) => ({ formula: mapFields(parseFormula(text), (number) => `f${number}`) });

/** Two rows in each repeater. */
function evaluate(answers: Answers, ...fields: FieldModel[]) {
  const model = withRows({ fields }, () => 2);
  return { model, ...evaluateForm(model, answers) };
}

test("FORM-LIST-05 a field exists once for each row, and in a nested repeater for each row of each row", () => {
  const { model } = evaluate({}, repeater("r"), field("s", { inside: "r", repeats: 9 }), field("f", { inside: "s" }));
  const ids = model.fields.filter(({ element }) => element === "f").map(({ id, inside, row }) => [id, inside, row]);

  expect(ids).toEqual([
    ["f[0][0]", "s[0]", "[0][0]"],
    ["f[0][1]", "s[0]", "[0][1]"],
    ["f[1][0]", "s[1]", "[1][0]"],
    ["f[1][1]", "s[1]", "[1][1]"],
  ]);
});

test("a form without repeaters stays as it is", () => {
  const model = { fields: [field("a")] };

  expect(withRows(model, () => 2)).toBe(model);
});

test("FORM-LIST-05 a rule in a row is about that row, and about fields outside", () => {
  const shownIf = { all: [yes("a"), yes("out")] } as const;
  const fields = [field("out"), repeater("r"), field("a", { inside: "r" }), field("b", { inside: "r", shownIf })];
  const hidden = (out: string) => [...evaluate({ out, "a[0]": "yes", "a[1]": "no" }, ...fields).hidden];

  expect(hidden("yes")).toEqual(["b[1]"]);
  expect(hidden("no")).toEqual(["b[0]", "b[1]"]);
});

test("FORM-LIST-05 a rule outside is about any row; what a hidden repeater contains does not count", () => {
  const fields = [
    field("show"),
    repeater("r", { shownIf: yes("show") }),
    field("a", { inside: "r" }),
    field("after", { shownIf: yes("a") }),
  ];
  const isShown = (show: string) => !evaluate({ show, "a[0]": "no", "a[1]": "yes" }, ...fields).hidden.has("after");

  expect([isShown("yes"), isShown("no")]).toEqual([true, false]);
});

test("FORM-LIST-05 a formula in a row calculates with that row, and one outside adds up all rows", () => {
  const { values } = evaluate(
    { "f1[0]": "2", "f1[1]": "5" },
    repeater("r"),
    field("f1", { inside: "r", isNumber: true }),
    field("f2", { inside: "r", calculation: formula("{a:1} * 10") }),
    field("f3", { calculation: formula("{b:2} + 1") }),
  );

  expect([values["f2[0]"], values["f2[1]"], values.f3]).toEqual(["20", "50", "71"]);
});

test("FORM-LIST-05 numbers of rows compare as numbers", () => {
  const rule = { field: "f1", operator: ">", value: "9" } as const;
  const fields = [repeater("r"), field("f1", { inside: "r", isNumber: true }), field("after", { shownIf: rule })];

  expect([...evaluate({ "f1[0]": "2", "f1[1]": "8" }, ...fields).hidden]).toEqual(["after"]);
  expect([...evaluate({ "f1[0]": "2", "f1[1]": "10" }, ...fields).hidden]).toEqual([]);
});

test("FORM-LIST-05 products in rows are ordered with the quantity of their row", () => {
  const form = evaluate(
    { "p[0]": "1", "q[0]": "2", "p[1]": "1", "q[1]": "3" },
    repeater("r"),
    field("p", { inside: "r", pricing: { role: "product", price: { fixed: "10" } } }),
    field("q", { inside: "r", isNumber: true, pricing: { role: "quantity", product: "p" } }),
  );

  expect(decimalText(orderOf(form.model, form, currencyOf("USD")).total)).toBe("50");
});

test("FORM-LIST-05 the row is after the part of an input, and before the [] of one with several values", () => {
  const inputs = { "[0]": ["a"], "[1]": ["b"], "3[1]": ["c"], "_other[1]": ["d"], "[1][]": ["e"], "[1][0]": ["f"] };

  expect(inputsOfRow(inputs, "[1]")).toEqual({ "": ["b"], "3": ["c"], _other: ["d"], "[]": ["e"] });
});

const nested = [repeater("r"), field("s", { inside: "r", repeats: 9 }), field("f", { inside: "s" })];

test("FORM-LIST-05 posted rows are numbered without gaps, in each row of a nested repeater", () => {
  const { posted, countOf } = postedRows(
    { r: { "[7]": [""] }, f: { "[2][5]": ["a"], "[2][3]": ["b"], "[4][1]": ["c"] }, other: { "": ["d"] } },
    nested,
    () => 10,
  );

  expect(posted).toEqual({
    r: { "[2]": [""] },
    f: { "[0][1]": ["a"], "[0][0]": ["b"], "[1][0]": ["c"] },
    other: { "": ["d"] },
  });
  expect(["r", "s[0]", "s[1]", "s[2]"].map(countOf)).toEqual([3, 2, 1, 0]);
});

test("FORM-LIST-06 no more rows are read than wanted, however large their numbers are", () => {
  const inputs = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`[${index * 1e6}]`, ["x"]]));
  const { posted, countOf } = postedRows({ f: inputs }, [repeater("r"), field("f", { inside: "r" })], () => 3);

  expect([Object.keys(posted.f ?? {}), countOf("r")]).toEqual([["[0]", "[1]", "[2]"], 3]);
});

test("inputs outside of rows are no answers of a field in rows", () => {
  expect(postedRows({ f: { "": ["x"], "[0]": ["y"] } }, nested, () => 3).posted).toEqual({ f: {} });
});

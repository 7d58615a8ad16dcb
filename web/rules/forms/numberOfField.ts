import type { FieldReference } from "../formulas/formula";
import { add, type Decimal, decimalOf, ZERO } from "../numbers/decimal";
import type { Answer, Answers, Choice, FieldModel } from "./formModel";

type Fields = ReadonlyMap<string, FieldModel>;

/** The number that a formula reads from a field; null if there is none. Choices count with their prices, if they have some. */
export function numberOfField(
  { field: id, input, as }: FieldReference,
  fields: Fields,
  values: Answers,
): Decimal | null {
  const field = fields.get(id);
  const value = values[id] ?? null;
  if (!field || value === null) return null;
  if (field.instances)
    return sum(
      field.instances.map((row) => numberOfField({ field: row, input, as } as FieldReference, fields, values)),
    );
  if (as === "qty") return quantityOf(field, fields, values);
  if (input) return decimalOf(inputOf(value, input));
  if (field.choices) return sum(chosen(field, value).map((choice) => numberOfChoice(choice, as === "value")));
  return as !== "value" && isFixedPrice(field) ? decimalOf(field.pricing.price.fixed) : decimalOf(value);
}

/** How many of a product are ordered: the answer of its quantity field, its own answer, or one. Never below zero. */
export function quantityOf(product: FieldModel, fields: Fields, values: Answers): Decimal {
  const linked = [...fields.values()].find(
    ({ pricing }) => pricing?.role === "quantity" && pricing.product === product.id,
  );
  if (linked) return notNegative(decimalOf(values[linked.id]));
  const value = values[product.id] ?? null;
  if (isFixedPrice(product)) return notNegative(decimalOf(value));
  return { digits: value === null || value.length === 0 ? 0n : 1n, scale: 0 };
}

/** The choices of a field that an answer names. Inputs of several rows count one by one. */
export const chosen = ({ choices = [] }: FieldModel, value: Answer): Choice[] => {
  const of = (names: readonly unknown[]) => choices.filter((choice) => names.includes(choice.value));
  if (typeof value === "string") return of([value]);
  return Array.isArray(value) ? of(value) : Object.values(value ?? {}).flatMap((name) => of([name]));
};

export const notNegative = (value: Decimal | null): Decimal => (value && value.digits > 0n ? value : ZERO);

export const sum = (values: readonly (Decimal | null)[]): Decimal =>
  values.reduce<Decimal>((total, value) => (value ? add(total, value) : total), ZERO);

const numberOfChoice = ({ value, price }: Choice, asValue: boolean): Decimal | null =>
  decimalOf(asValue || price === undefined ? value : price);

const inputOf = (value: Answer, input: string): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value) && Object.hasOwn(value, input)
    ? (value as Readonly<Record<string, string>>)[input]
    : null;

function isFixedPrice(field: FieldModel): field is FieldModel & { pricing: { price: { fixed: string } } } {
  const { pricing } = field;
  return pricing?.role === "product" && typeof pricing.price === "object";
}

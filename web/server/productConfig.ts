import { fields } from "../../intarsia/fields";
import type { Document } from "../documents/document";
import { formElementsOf } from "../kit/fields/formModelOf";
import type { Choice, Pricing } from "../rules/forms/formModel";

/** A field that has a price, or decides about one. `id` is that of its element. */
export type PricedField = { id: string; label: string; pricing: Pricing; choices: readonly Choice[] };

const types = new Map(fields.map((field) => [field.schema.type, field]));

/** What a form sells, by its own definition. */
export const productConfig = (document: Document): PricedField[] =>
  formElementsOf(document, types).flatMap(({ model: { id, label, pricing, choices = [] } }) =>
    pricing ? [{ id, label, pricing, choices }] : [],
  );

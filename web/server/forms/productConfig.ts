import type { Document } from "../../documents/document";
import { formElementsOf } from "../../kit/fields/formModelOf";
import type { Choice, Pricing } from "../../rules/forms/formModel";
import { fieldTypes } from "./fieldTypes";

/** A field that has a price, or decides about one. `id` is that of its element. */
export type PricedField = { id: string; label: string; pricing: Pricing; choices: readonly Choice[] };

/** What a form sells, by its own definition. */
export const productConfig = (document: Document): PricedField[] =>
  formElementsOf(document, fieldTypes).flatMap(({ model: { id, label, pricing, choices = [] } }) =>
    pricing ? [{ id, label, pricing, choices }] : [],
  );

import type { Document } from "../../documents/document";
import { formElementsOf } from "../../kit/fields/formModelOf";
import { type RuleField, ruleFieldsFor } from "../../kit/fields/ruleFields";
import { fieldTypes } from "./fieldTypes";

/** All fields of a form that rules outside of it can be about, such as those of its notifications. */
export const ruleFields = (form: Document): RuleField[] =>
  ruleFieldsFor("", formElementsOf(form, fieldTypes), { withTotals: true });

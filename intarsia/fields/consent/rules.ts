import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";

export const rules: FieldRules = {
  inBrowser: [],
  missing: ({ is_required }) => (is_required ? fault("Check this box to continue.") : null),
  read: (inputs) => (inputs["1"]?.[0] === "1" ? "1" : null),
  /** The entry shows what the visitor agreed to. */
  textOf: (_answer, { consent }) =>
    String(consent)
      .replace(/<[^>]*>/g, " ")
      .replace(/&nbsp;/g, " ")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&amp;/g, "&")
      .replace(/\s+/g, " ")
      .replace(/ (?=[.,;:!?])/g, "")
      .trim(),
};

import type { FieldRules } from "../../../web/kit/fields/defineField";

export const rules: FieldRules = {
  inBrowser: [],
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

import type { WidgetSchema } from "../../../kit/schema/schema";
import type { StyleField } from "../../../kit/style/fields";
import { SHARED_FIELDS } from "../../../kit/style/sharedFields";

const ADVANCED_GROUPS = new Set([
  "Spacing",
  "Size",
  "Position",
  "Effects",
  "Entrance",
  "Sticky",
  "Scroll effects",
  "Visibility",
]);

/** The style fields of a widget: those of its own parts first, then those that every element has. */
export const styleFieldsOf = (schema: WidgetSchema): Record<string, StyleField> => ({
  ...schema.style,
  ...SHARED_FIELDS,
});

export const groupOf = (field: StyleField): string => field.group ?? "Style";

export const isAdvanced = (field: StyleField): boolean => ADVANCED_GROUPS.has(groupOf(field));

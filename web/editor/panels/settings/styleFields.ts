import type { WidgetSchema } from "../../../kit/schema/schema";
import type { StyleField } from "../../../kit/style/fields";
import { SHARED_FIELDS } from "../../../kit/style/sharedFields";
import { gettext } from "../../texts/gettext";
import { translated } from "../../texts/translated";

const SHARED = translated(SHARED_FIELDS);

// Groups are compared by their label, which is translated in all fields.
const ADVANCED_GROUPS = new Set([
  gettext("Spacing"),
  gettext("Size"),
  gettext("Position"),
  gettext("Effects"),
  gettext("Entrance"),
  gettext("Sticky"),
  gettext("Scroll effects"),
  gettext("Visibility"),
]);

/** The style fields of a widget: those of its own parts first, then those that every element has. */
export const styleFieldsOf = (schema: WidgetSchema): Record<string, StyleField> => ({
  ...schema.style,
  ...SHARED,
});

export const groupOf = (field: StyleField): string => field.group ?? gettext("Style");

export const isAdvanced = (field: StyleField): boolean => ADVANCED_GROUPS.has(groupOf(field));

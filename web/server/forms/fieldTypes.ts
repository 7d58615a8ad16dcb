import { fields } from "../../../intarsia/fields";
import type { FieldType } from "../../kit/fields/defineField";

/** What forms are made of, by type: our own field types and those of other packages. */
export const fieldTypes: Map<string, FieldType> = new Map(fields.map((field) => [field.schema.type, field]));

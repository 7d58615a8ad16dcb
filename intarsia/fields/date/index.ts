import { defineField } from "../../../web/kit/fields/defineField";
import { DateField } from "./DateField";
import { rules } from "./rules";
import { schema } from "./schema";

export const date = defineField(schema, DateField, rules);

import { defineField } from "../../../web/kit/fields/defineField";
import { NumberField } from "./NumberField";
import { rules } from "./rules";
import { schema } from "./schema";

export const number = defineField(schema, NumberField, rules);

import { defineField } from "../../../web/kit/fields/defineField";
import { rules } from "./rules";
import { schema } from "./schema";
import { TimeField } from "./TimeField";

export const time = defineField(schema, TimeField, rules);

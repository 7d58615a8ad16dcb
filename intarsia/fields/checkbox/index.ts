import { defineField } from "../../../web/kit/fields/defineField";
import { Checkbox } from "./Checkbox";
import { rules } from "./rules";
import { schema } from "./schema";

export const checkbox = defineField(schema, Checkbox, rules);

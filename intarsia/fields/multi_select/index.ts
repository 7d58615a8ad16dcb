import { defineField } from "../../../web/kit/fields/defineField";
import { MultiSelect } from "./MultiSelect";
import { rules } from "./rules";
import { schema } from "./schema";

export const multi_select = defineField(schema, MultiSelect, rules);

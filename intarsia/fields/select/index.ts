import { defineField } from "../../../web/kit/fields/defineField";
import { rules } from "./rules";
import { Select } from "./Select";
import { schema } from "./schema";

export const select = defineField(schema, Select, rules);

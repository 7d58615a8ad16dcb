import { defineField } from "../../../web/kit/fields/defineField";
import { Likert } from "./Likert";
import { rules } from "./rules";
import { schema } from "./schema";

export const likert = defineField(schema, Likert, rules);

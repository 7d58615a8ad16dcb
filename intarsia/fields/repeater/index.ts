import { defineField } from "../../../web/kit/fields/defineField";
import { Repeater } from "./Repeater";
import { rules } from "./rules";
import { schema } from "./schema";

export const repeater = defineField(schema, Repeater, rules);

import { defineField } from "../../../web/kit/fields/defineField";
import { Quantity } from "./Quantity";
import { rules } from "./rules";
import { schema } from "./schema";

export const quantity = defineField(schema, Quantity, rules);

import { defineField } from "../../../web/kit/fields/defineField";
import { rules } from "./rules";
import { Shipping } from "./Shipping";
import { schema } from "./schema";

export const shipping = defineField(schema, Shipping, rules);

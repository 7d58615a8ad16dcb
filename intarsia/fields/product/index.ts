import { defineField } from "../../../web/kit/fields/defineField";
import { Product } from "./Product";
import { rules } from "./rules";
import { schema } from "./schema";

export const product = defineField(schema, Product, rules);

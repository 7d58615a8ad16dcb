import { defineField } from "../../../web/kit/fields/defineField";
import { Coupon } from "./Coupon";
import { rules } from "./rules";
import { schema } from "./schema";

export const coupon = defineField(schema, Coupon, rules);

import { defineField } from "../../../web/kit/fields/defineField";
import { CreditCard } from "./CreditCard";
import { rules } from "./rules";
import { schema } from "./schema";

export const credit_card = defineField(schema, CreditCard, rules);

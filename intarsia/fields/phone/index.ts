import { defineField } from "../../../web/kit/fields/defineField";
import { Phone } from "./Phone";
import { rules } from "./rules";
import { schema } from "./schema";

export const phone = defineField(schema, Phone, rules);

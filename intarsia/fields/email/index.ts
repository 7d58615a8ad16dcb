import { defineField } from "../../../web/kit/fields/defineField";
import { Email } from "./Email";
import { rules } from "./rules";
import { schema } from "./schema";

export const email = defineField(schema, Email, rules);

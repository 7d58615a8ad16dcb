import { defineField } from "../../../web/kit/fields/defineField";
import { Password } from "./Password";
import { rules } from "./rules";
import { schema } from "./schema";

export const password = defineField(schema, Password, rules);

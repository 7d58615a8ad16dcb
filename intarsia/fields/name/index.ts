import { defineField } from "../../../web/kit/fields/defineField";
import { Name } from "./Name";
import { rules } from "./rules";
import { schema } from "./schema";

export const name = defineField(schema, Name, rules);

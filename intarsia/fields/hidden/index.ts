import { defineField } from "../../../web/kit/fields/defineField";
import { Hidden } from "./Hidden";
import { rules } from "./rules";
import { schema } from "./schema";

export const hidden = defineField(schema, Hidden, rules);

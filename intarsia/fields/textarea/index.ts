import { defineField } from "../../../web/kit/fields/defineField";
import { rules } from "./rules";
import { schema } from "./schema";
import { Textarea } from "./Textarea";

export const textarea = defineField(schema, Textarea, rules);

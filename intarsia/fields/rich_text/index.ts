import { defineField } from "../../../web/kit/fields/defineField";
import { RichText } from "./RichText";
import { rules } from "./rules";
import { schema } from "./schema";

export const rich_text = defineField(schema, RichText, rules);

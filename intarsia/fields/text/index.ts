import { defineField } from "../../../web/kit/fields/defineField";
import { rules } from "./rules";
import { schema } from "./schema";
import { Text } from "./Text";

export const text = defineField(schema, Text, rules);

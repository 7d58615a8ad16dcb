import { defineField } from "../../../web/kit/fields/defineField";
import { Option } from "./Option";
import { rules } from "./rules";
import { schema } from "./schema";

export const option = defineField(schema, Option, rules);

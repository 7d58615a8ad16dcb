import { defineField } from "../../../web/kit/fields/defineField";
import { rules } from "./rules";
import { schema } from "./schema";
import { Total } from "./Total";

export const total = defineField(schema, Total, rules);

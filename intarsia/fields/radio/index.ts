import { defineField } from "../../../web/kit/fields/defineField";
import { Radio } from "./Radio";
import { rules } from "./rules";
import { schema } from "./schema";

export const radio = defineField(schema, Radio, rules);

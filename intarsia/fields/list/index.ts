import { defineField } from "../../../web/kit/fields/defineField";
import { List } from "./List";
import { rules } from "./rules";
import { schema } from "./schema";

export const list = defineField(schema, List, rules);

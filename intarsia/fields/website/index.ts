import { defineField } from "../../../web/kit/fields/defineField";
import { rules } from "./rules";
import { schema } from "./schema";
import { Website } from "./Website";

export const website = defineField(schema, Website, rules);

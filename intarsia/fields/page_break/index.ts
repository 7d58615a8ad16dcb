import { defineField } from "../../../web/kit/fields/defineField";
import { PageBreak } from "./PageBreak";
import { schema } from "./schema";

export const page_break = defineField(schema, PageBreak, null);

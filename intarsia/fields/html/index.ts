import { defineField } from "../../../web/kit/fields/defineField";
import { Html } from "./Html";
import { schema } from "./schema";

export const html = defineField(schema, Html, null);

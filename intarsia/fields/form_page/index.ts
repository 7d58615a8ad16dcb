import { defineField } from "../../../web/kit/fields/defineField";
import { FormPage } from "./FormPage";
import { schema } from "./schema";

export const form_page = defineField(schema, FormPage, null);

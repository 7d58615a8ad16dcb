import { defineField } from "../../../web/kit/fields/defineField";
import { Section } from "./Section";
import { schema } from "./schema";

export const section = defineField(schema, Section, null);

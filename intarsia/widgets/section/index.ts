import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Section } from "./Section";
import { schema } from "./schema";

export const section = defineWidget(schema, Section);

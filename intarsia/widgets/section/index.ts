import { defineWidget } from "../../../web/kit/defineWidget";
import { Section } from "./Section";
import { schema } from "./schema";

export const section = defineWidget(schema, Section);

import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Section } from "./Section";
import { schema } from "./schema";
import { upgrades } from "./upgrades";

export const section = defineWidget(schema, Section, { upgrades });

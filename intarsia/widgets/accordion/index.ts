import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Accordion } from "./Accordion";
import { schema } from "./schema";

export const accordion = defineWidget(schema, Accordion);

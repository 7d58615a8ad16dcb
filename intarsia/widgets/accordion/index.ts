import { defineWidget } from "../../../web/kit/defineWidget";
import { Accordion } from "./Accordion";
import { schema } from "./schema";

export const accordion = defineWidget(schema, Accordion);

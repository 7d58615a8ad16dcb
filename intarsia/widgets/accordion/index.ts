import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Accordion } from "./Accordion";
import { schema } from "./schema";

export const accordion = defineWidget(schema, Accordion, {
  isClosed: ({ default_state }, item) => default_state !== "expanded" || item > 0,
});

import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { schema } from "./schema";
import { Toggle } from "./Toggle";

export const toggle = defineWidget(schema, Toggle, { isClosed: () => true });

import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Counter } from "./Counter";
import { schema } from "./schema";

export const counter = defineWidget(schema, Counter);

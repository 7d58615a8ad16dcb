import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Counter } from "./Counter";
import { enhance } from "./enhance";
import { schema } from "./schema";

export const counter = defineWidget(schema, Counter, { enhance });

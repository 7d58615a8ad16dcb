import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { enhance } from "./enhance";
import { Html } from "./Html";
import { schema } from "./schema";

export const html = defineWidget(schema, Html, { enhance });

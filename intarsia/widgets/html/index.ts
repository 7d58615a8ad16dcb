import { defineWidget } from "../../../web/kit/defineWidget";
import { Html } from "./Html";
import { schema } from "./schema";

export const html = defineWidget(schema, Html);

import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Code } from "./Code";
import { schema } from "./schema";

export const code = defineWidget(schema, Code);

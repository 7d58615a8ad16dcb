import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Blockquote } from "./Blockquote";
import { schema } from "./schema";

export const blockquote = defineWidget(schema, Blockquote);

import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Comments } from "./Comments";
import { schema } from "./schema";

export const comments = defineWidget(schema, Comments);

import { defineWidget } from "../../../web/kit/defineWidget";
import { Comments } from "./Comments";
import { schema } from "./schema";

export const comments = defineWidget(schema, Comments);

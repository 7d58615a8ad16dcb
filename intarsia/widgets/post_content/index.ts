import { defineWidget } from "../../../web/kit/defineWidget";
import { PostContent } from "./PostContent";
import { schema } from "./schema";

export const post_content = defineWidget(schema, PostContent);

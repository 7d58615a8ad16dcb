import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { PostContent } from "./PostContent";
import { schema } from "./schema";

export const post_content = defineWidget(schema, PostContent);

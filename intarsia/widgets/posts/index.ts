import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { imageWidth } from "./imageWidth";
import { Posts } from "./Posts";
import { schema } from "./schema";

export const posts = defineWidget(schema, Posts, { imageWidth });

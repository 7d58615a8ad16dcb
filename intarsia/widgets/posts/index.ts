import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Posts } from "./Posts";
import { schema } from "./schema";

export const posts = defineWidget(schema, Posts);

import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { AuthorBox } from "./AuthorBox";
import { schema } from "./schema";

export const author_box = defineWidget(schema, AuthorBox, { imageWidth: () => "160px" });

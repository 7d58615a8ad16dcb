import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { ImageBox } from "./ImageBox";
import { schema } from "./schema";

export const image_box = defineWidget(schema, ImageBox);

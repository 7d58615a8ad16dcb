import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { ImageBox } from "./ImageBox";
import { imageWidth } from "./imageWidth";
import { schema } from "./schema";

export const image_box = defineWidget(schema, ImageBox, { imageWidth });

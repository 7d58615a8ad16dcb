import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { ImageGallery } from "./ImageGallery";
import { imageWidth } from "./imageWidth";
import { schema } from "./schema";

export const image_gallery = defineWidget(schema, ImageGallery, { imageWidth });

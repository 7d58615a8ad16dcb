import { defineWidget } from "../../../web/kit/defineWidget";
import { ImageCarousel } from "./ImageCarousel";
import { schema } from "./schema";

export const image_carousel = defineWidget(schema, ImageCarousel);

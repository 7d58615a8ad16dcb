import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { slidesOn } from "./behaviorOn";
import { enhance } from "./enhance";
import { ImageCarousel } from "./ImageCarousel";
import { schema } from "./schema";

export const image_carousel = defineWidget(schema, ImageCarousel, {
  enhance,
  imageWidth: (settings, device) => `${100 / slidesOn(settings, device)}%`,
});

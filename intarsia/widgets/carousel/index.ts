import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Carousel, imageWidth } from "./Carousel";
import { enhance } from "./enhance";
import { schema } from "./schema";

export const carousel = defineWidget(schema, Carousel, { enhance, imageWidth });

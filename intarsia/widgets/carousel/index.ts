import { defineWidget } from "../../../web/kit/defineWidget";
import { Carousel } from "./Carousel";
import { schema } from "./schema";

export const carousel = defineWidget(schema, Carousel);

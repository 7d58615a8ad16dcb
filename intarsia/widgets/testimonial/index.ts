import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { schema } from "./schema";
import { Testimonial } from "./Testimonial";

export const testimonial = defineWidget(schema, Testimonial, { imageWidth: () => "64px" });

import { defineWidget } from "../../../web/kit/defineWidget";
import { schema } from "./schema";
import { Testimonial } from "./Testimonial";

export const testimonial = defineWidget(schema, Testimonial);

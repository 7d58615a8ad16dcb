import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Image } from "./Image";
import { schema } from "./schema";

export const image = defineWidget(schema, Image);

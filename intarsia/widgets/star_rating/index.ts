import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { StarRating } from "./StarRating";
import { schema } from "./schema";

export const star_rating = defineWidget(schema, StarRating);

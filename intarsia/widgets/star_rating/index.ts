import { defineWidget } from "../../../web/kit/defineWidget";
import { StarRating } from "./StarRating";
import { schema } from "./schema";

export const star_rating = defineWidget(schema, StarRating);

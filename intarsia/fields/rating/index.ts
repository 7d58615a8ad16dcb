import { defineField } from "../../../web/kit/fields/defineField";
import { Rating } from "./Rating";
import { rules } from "./rules";
import { schema } from "./schema";

export const rating = defineField(schema, Rating, rules);

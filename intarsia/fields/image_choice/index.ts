import { defineField } from "../../../web/kit/fields/defineField";
import { ImageChoice } from "./ImageChoice";
import { rules } from "./rules";
import { schema } from "./schema";

export const image_choice = defineField(schema, ImageChoice, rules);

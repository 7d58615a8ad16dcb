import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { SocialIcons } from "./SocialIcons";
import { schema } from "./schema";

export const social_icons = defineWidget(schema, SocialIcons);

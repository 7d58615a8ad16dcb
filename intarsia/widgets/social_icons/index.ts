import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { SocialIcons } from "./SocialIcons";
import { schema } from "./schema";
import { upgrades } from "./upgrades";

export const social_icons = defineWidget(schema, SocialIcons, { upgrades });

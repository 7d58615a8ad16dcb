import { defineField } from "../../../web/kit/fields/defineField";
import { rules } from "./rules";
import { SocialProfile } from "./SocialProfile";
import { schema } from "./schema";

export const social_profile = defineField(schema, SocialProfile, rules);

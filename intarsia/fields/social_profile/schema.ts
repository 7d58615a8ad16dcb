import {
  defineFieldSchema,
  fieldSettings,
  prefillSettings,
  typingSettings,
} from "../../../web/kit/fields/fieldSettings";
import { select } from "../../../web/kit/schema/settings";
import type { PlatformName } from "../../../web/rules/profiles/platforms";
import { EXAMPLES } from "./examples";

export const UI_STRINGS = ["Enter the URL of a profile on {platform}, or its handle, such as {example}."] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "social_profile",
  label: "Social profile",
  description: "A profile on one of 13 platforms",
  category: "advanced",
  icon: "share-2",
  version: 1,
  keywords: ["social media", "handle", "username", "Instagram", "LinkedIn", "X", "Twitter", "Facebook", "GitHub"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Profile"),
    ...prefillSettings,
    platform: select({
      label: "Platform",
      keywords: ["network"],
      default: "instagram",
      options: Object.entries(EXAMPLES).map(([platform, { name }]) => [platform as PlatformName, name] as const),
    }),
    placeholder: typingSettings.placeholder,
    default_value: typingSettings.default_value,
  },
});

import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";
import { number } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["{number} of {count}"] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "rating",
  label: "Rating",
  description: "A number of stars, such as 1 to 5",
  category: "choice",
  icon: "star",
  version: 1,
  keywords: ["stars", "score", "review", "satisfaction", "feedback", "survey"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("How do you like it?"),
    ...prefillSettings,
    steps: number({ label: "Stars", keywords: ["steps", "scale"], default: 5, min: 3, max: 10, step: 1 }),
  },
});

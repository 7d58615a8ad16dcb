import { RANGE_UI_STRINGS } from "../../../web/kit/fields/answers/rangeFault";
import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";
import { text } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["Enter a time, such as 09:30.", ...RANGE_UI_STRINGS] as const;
export type UiString = (typeof UI_STRINGS)[number];

const notation = { notation: "time", default: "" } as const;

export const schema = defineFieldSchema({
  type: "time",
  label: "Time",
  description: "A time of day",
  category: "basic",
  icon: "clock",
  version: 1,
  keywords: ["hour", "clock", "appointment", "arrival"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Time", { isFinal: true }),
    ...prefillSettings,
    min: text({ label: "Earliest time", keywords: ["min", "minimum", "from"], ...notation }),
    max: text({ label: "Latest time", keywords: ["max", "maximum", "until"], ...notation }),
    default_value: text({ label: "Default value", keywords: ["prefill"], ...notation }),
  },
});

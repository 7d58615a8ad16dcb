import { RANGE_UI_STRINGS } from "../../../web/kit/fields/answers/rangeFault";
import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";
import { select, text } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["Enter a date, such as {date}.", ...RANGE_UI_STRINGS] as const;
export type UiString = (typeof UI_STRINGS)[number];

const notation = { notation: "date", default: "" } as const;

export const schema = defineFieldSchema({
  type: "date",
  label: "Date",
  description: "A day, chosen from a calendar",
  category: "basic",
  icon: "calendar",
  version: 1,
  keywords: ["day", "calendar", "birthday", "appointment", "deadline", "date picker"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Date", { isFinal: true }),
    ...prefillSettings,
    order: select({
      label: "Order of typed dates",
      keywords: ["format", "day first", "month first", "month/day/year"],
      default: "month",
      options: [
        ["month", "Month first: 1/31/2026"],
        ["day", "Day first: 31/1/2026"],
      ],
      help: "Applies to dates that visitors type. ISO dates and dates with dots are always accepted.",
    }),
    min: text({ label: "Earliest date", keywords: ["min", "minimum", "from"], ...notation }),
    max: text({ label: "Latest date", keywords: ["max", "maximum", "until"], ...notation }),
    default_value: text({ label: "Default value", keywords: ["prefill"], ...notation }),
  },
});

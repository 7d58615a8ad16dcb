import { choice, choiceSettings } from "../../../web/kit/fields/choices/choiceSettings";
import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { list, text } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["Choose an answer in each row."] as const;
export type UiString = (typeof UI_STRINGS)[number];

const COLUMNS = ["Disagree", "Neither", "Agree"].map((label) => choice(label));

export const schema = defineFieldSchema({
  type: "likert",
  label: "Likert scale",
  description: "A table of statements that are rated on the same scale",
  category: "choice",
  icon: "table",
  version: 1,
  keywords: ["matrix", "grid", "survey", "agree", "scale", "opinion", "table"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("What do you think?"),
    rows: list({
      label: "Rows",
      keywords: ["statements", "questions"],
      item: "row",
      titleField: "label",
      default: [
        { _id: "a", label: "First statement" },
        { _id: "b", label: "Second statement" },
      ],
      fields: { label: text({ label: "Label", default: "Statement", translatable: true }) },
    }),
    ...choiceSettings({ editor: "choice", default: COLUMNS }),
  },
});

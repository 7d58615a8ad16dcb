import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { select } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineFieldSchema({
  type: "signature",
  label: "Signature",
  description: "Visitors draw their signature, or type their name",
  category: "advanced",
  icon: "signature",
  version: 1,
  keywords: ["sign", "autograph", "contract", "agreement", "draw", "initials"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Signature", { isFinal: true }),
    mode: select({
      label: "Method",
      keywords: ["draw", "type", "method"],
      default: "draw",
      options: [
        ["draw", "Draw first, or type"],
        ["type", "Type first, or draw"],
        ["only_type", "Type only"],
      ],
      help: "Visitors can always type their name, because not everyone can draw. Without JavaScript, they cannot draw.",
    }),
  },
});

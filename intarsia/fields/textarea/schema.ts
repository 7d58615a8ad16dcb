import {
  defineFieldSchema,
  fieldSettings,
  prefillSettings,
  typingSettings,
} from "../../../web/kit/fields/fieldSettings";
import { number } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "textarea",
  label: "Paragraph",
  description: "Several lines of text",
  category: "basic",
  icon: "text-initial",
  version: 1,
  keywords: ["textarea", "message", "comment", "long answer", "multi-line"],
  settings: {
    ...fieldSettings("Your message", { isFinal: true }),
    ...prefillSettings,
    ...typingSettings,
    rows: number({ label: "Rows", keywords: ["height"], default: 6, min: 2, max: 40, step: 1 }),
  },
});

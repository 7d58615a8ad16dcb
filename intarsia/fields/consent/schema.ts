import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { richtext } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "consent",
  label: "Consent",
  description: "A checkbox to agree to something, with links",
  category: "choice",
  icon: "file-check",
  version: 1,
  keywords: ["agree", "terms", "privacy", "gdpr", "checkbox", "accept"],
  initially: { is_required: "yes" },
  settings: {
    ...fieldSettings("Consent", { isFinal: true }),
    consent: richtext({
      label: "Checkbox text",
      default: "<p>I agree to the privacy policy.</p>",
      translatable: true,
    }),
  },
});

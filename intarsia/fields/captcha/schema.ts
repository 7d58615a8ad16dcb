import { defineFieldSchema, shownSettings } from "../../../web/kit/fields/fieldSettings";
import { number, select, text } from "../../../web/kit/schema/settings";
import { HOSTS } from "./hosts";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineFieldSchema({
  type: "captcha",
  label: "Captcha",
  description: "A task that scripts cannot solve, or that costs them time",
  category: "advanced",
  icon: "shield-check",
  version: 1,
  secret: true,
  keywords: ["recaptcha", "turnstile", "hcaptcha", "altcha", "spam", "robot", "security"],
  words: UI_STRINGS,
  hosts: HOSTS,
  settings: {
    ...shownSettings("Security check", { isFinal: true }),
    provider: select({
      label: "Provider",
      default: "proof_of_work",
      options: [
        ["proof_of_work", "This site (proof of work)"],
        ["recaptcha_v2", "reCAPTCHA v2"],
        ["recaptcha_v3", "reCAPTCHA v3"],
        ["turnstile", "Turnstile"],
        ["hcaptcha", "hCaptcha"],
      ],
      help: "Services need the keys under Settings › Captcha keys. Their scripts load once a visitor uses the form.",
    }),
    display: select({
      label: "Display",
      default: "visible",
      options: [
        ["visible", "Visible"],
        ["invisible", "Invisible"],
      ],
      visible: { field: "provider", operator: "isnot", value: "recaptcha_v3" },
    }),
    min_score: number({
      label: "Min score",
      default: 0.5,
      min: 0,
      max: 1,
      step: 0.1,
      help: "Messages with a lower score are held for review.",
      visible: { field: "provider", operator: "is", value: "recaptcha_v3" },
    }),
    error_message: text({
      label: "Error message",
      default: "",
      help: "Shown instead of the default message if the check is missing or fails.",
      group: "Validation",
      translatable: true,
    }),
  },
});

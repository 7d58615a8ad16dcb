import { defineSchema } from "../../../web/kit/schema/schema";
import { form, slot, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineSchema({
  type: "form",
  label: "Form",
  description: "A web form that you made under Forms",
  category: "content",
  icon: "clipboard-list",
  version: 1,
  hydrate: "visible",
  enhance: true,
  keywords: [
    "contact form",
    "web form",
    "survey",
    "registration",
    "booking",
    "gravity",
    "newsletter",
    "sign-up",
    "quiz",
  ],
  words: UI_STRINGS,
  settings: {
    form: form({ label: "Form", default: { id: null } }),
    show_title: toggle({
      label: "Show title",
      default: "yes",
      help: "Turn it off if the page has a heading for the form already.",
    }),
    show_description: toggle({ label: "Show description", default: "yes" }),
    fields: slot({ label: "Fields", shows: "document" }),
  },
  style: {
    title_color: { label: "Title color", control: "color", property: "color", part: ".form__title", group: "Form" },
    button_background: {
      label: "Button background",
      control: "color",
      property: "background-color",
      part: ".form__submit",
      group: "Form",
    },
    button_color: {
      label: "Button text color",
      control: "color",
      property: "color",
      part: ".form__submit",
      group: "Form",
    },
  },
});

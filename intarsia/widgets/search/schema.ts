import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select, size, text, toggle } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

export const schema = defineSchema({
  type: "search",
  label: "Search",
  description: "A field that finds pages of the site",
  category: "navigation",
  icon: "search",
  version: 1,
  hydrate: "interaction",
  script: true,
  keywords: ["find", "query", "field", "box"],
  words: WORDS,
  settings: {
    placeholder: text({
      label: "In the empty field",
      default: "",
      placeholder: "Search this site",
      translatable: true,
    }),
    button: select({
      label: "Button",
      default: "icon",
      options: [
        ["icon", "Icon"],
        ["words", "Words"],
        ["none", "None"],
      ],
    }),
    button_text: text({
      label: "Words of the button",
      default: "",
      placeholder: "Search",
      visible: { setting: "button", is: ["words"] },
      translatable: true,
    }),
    suggests: toggle({
      label: "Suggestions while typing",
      default: "yes",
      help: "Titles of pages that begin like what is typed.",
    }),
    field_width: size({
      label: "Width",
      default: { size: 28, unit: "rem" },
      units: ["rem", "px", "%"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--field",
    }),
    align: alignment("start"),
  },
  style: {
    field_background: {
      label: "Ground of the field",
      control: "colour",
      property: "background-color",
      part: ".search__field",
      group: "Search",
    },
    field_border: {
      label: "Frame of the field",
      control: "colour",
      property: "border-color",
      part: ".search__field",
      group: "Search",
    },
    field_radius: {
      label: "Corners of the field",
      control: "sizes",
      property: "border-radius",
      part: ".search__field",
      group: "Search",
    },
    button_background: {
      label: "Ground of the button",
      control: "colour",
      property: "background-color",
      part: ".search__button",
      group: "Search",
    },
    button_color: {
      label: "Button",
      control: "colour",
      property: "color",
      part: ".search__button",
      group: "Search",
    },
  },
});

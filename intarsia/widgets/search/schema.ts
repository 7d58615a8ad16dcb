import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select, size, text, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineSchema({
  type: "search",
  label: "Search",
  description: "A search form for the pages of the site",
  category: "navigation",
  icon: "search",
  version: 1,
  hydrate: "interaction",
  enhance: true,
  keywords: ["find", "query", "field", "box", "search form"],
  words: UI_STRINGS,
  settings: {
    placeholder: text({
      label: "Placeholder",
      keywords: ["hint"],
      default: "",
      placeholder: "Search this site",
      translatable: true,
    }),
    button: select({
      label: "Submit button",
      default: "icon",
      options: [
        ["icon", "Icon"],
        ["words", "Text"],
        ["none", "None"],
      ],
    }),
    button_text: text({
      label: "Button text",
      default: "",
      placeholder: "Search",
      visible: { field: "button", operator: "is", value: "words" },
      translatable: true,
    }),
    suggests: toggle({
      label: "Live results",
      keywords: ["suggestions", "autocomplete", "ajax"],
      default: "yes",
      help: "Shows matching page titles while the visitor types.",
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
      label: "Field background",
      control: "color",
      property: "background-color",
      part: ".search__field",
      group: "Search",
    },
    field_border: {
      label: "Field border",
      control: "color",
      property: "border-color",
      part: ".search__field",
      group: "Search",
    },
    field_radius: {
      label: "Field border radius",
      keywords: ["rounded", "corners"],
      control: "sizes",
      property: "border-radius",
      part: ".search__field",
      group: "Search",
    },
    button_background: {
      label: "Button background",
      control: "color",
      property: "background-color",
      part: ".search__button",
      group: "Search",
    },
    button_color: {
      label: "Button color",
      control: "color",
      property: "color",
      part: ".search__button",
      group: "Search",
    },
  },
});

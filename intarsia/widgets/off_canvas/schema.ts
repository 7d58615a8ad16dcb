import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select, size, slot, text, toggle } from "../../../web/kit/schema/settings";
import { surfaceLooks, surfaceTitle, triggerIcon, triggerLook } from "../../../web/kit/surface/settings";
import { WORDS } from "./words";

const BY_BUTTON = { setting: "toggle_source", is: ["button"] } as const;

export const schema = defineSchema({
  type: "off_canvas",
  label: "Off-canvas panel",
  description: "Waits beyond an edge of the page, and comes in by a button, an element of yours or a link",
  category: "navigation",
  icon: "panel-left-open",
  version: 1,
  hydrate: "idle",
  script: true,
  keywords: ["panel", "drawer", "sidebar", "slide", "menu", "burger"],
  words: WORDS,
  settings: {
    title: surfaceTitle("Off the shelf"),
    title_shown: toggle({ label: "Shows its title", default: "yes", visible: { setting: "title", isNot: [""] } }),
    content: slot({ label: "Content" }),
    buttons: slot({ label: "Foot" }),
    buttons_position: select({
      label: "Foot stands",
      default: "bottom",
      options: [
        ["bottom", "At the lower edge, always in sight"],
        ["other", "After the content"],
      ],
    }),
    toggle_source: select({
      label: "Opened by",
      default: "button",
      options: [
        ["button", "A button of its own"],
        ["element-id", "The element with this id"],
        ["element-class", "Elements with this class"],
      ],
      help: "Links of this page can open it in any case: choose “Open an off-canvas panel” where a link leads.",
      group: "Opening",
    }),
    button_text: text({
      label: "Words of the button",
      default: "",
      placeholder: "Open",
      visible: BY_BUTTON,
      translatable: true,
      inline: true,
      group: "Opening",
    }),
    button_look: { ...triggerLook, default: "secondary", visible: BY_BUTTON, group: "Opening" },
    button_icon: { ...triggerIcon("menu"), visible: BY_BUTTON, group: "Opening" },
    button_words_shown: toggle({
      label: "Shows its words",
      default: "yes",
      visible: { all: [BY_BUTTON, { setting: "button_icon", isNot: [""] }] },
      group: "Opening",
    }),
    align: { ...alignment("start"), label: "Place of the button", visible: BY_BUTTON, group: "Opening" },
    toggle_id: text({
      label: "Id of the element",
      default: "",
      placeholder: "open-shelf",
      help: "As it stands in that element’s own settings, without #. Left empty, links alone open the panel.",
      visible: { setting: "toggle_source", is: ["element-id"] },
      group: "Opening",
    }),
    toggle_class: text({
      label: "Class of the elements",
      default: "",
      placeholder: "opens-shelf",
      help: "As it stands among those elements’ own classes, without a dot.",
      visible: { setting: "toggle_source", is: ["element-class"] },
      group: "Opening",
    }),
    content_id: text({
      label: "Id of its content",
      default: "",
      placeholder: "shelf",
      help: "For links that are typed, and for scripts: # and this id opens it.",
      group: "Opening",
    }),
    direction: select({
      label: "Comes from",
      default: "left",
      options: [
        ["left", "The start of the lines"],
        ["right", "The end of the lines"],
        ["top", "Above"],
        ["bottom", "Below"],
      ],
      help: "The start is left, and right where one reads from the right.",
      group: "Movement",
    }),
    transition: select({
      label: "Comes by",
      default: "slide",
      options: [
        ["slide", "Sliding over the page"],
        ["slide-along", "Sliding along, slower than the page"],
        ["reveal", "Being revealed by the page"],
        ["push", "Pushing the page away"],
      ],
      group: "Movement",
    }),
    size: size({
      label: "Size",
      default: { size: 24, unit: "rem" },
      units: ["rem", "px", "%", "vw", "vh"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--surface-width",
      help: "Its width, or its height where it comes from above or below.",
      group: "Movement",
    }),
    esc_close: toggle({ label: "Escape closes it", default: "yes", group: "Closing" }),
    body_click_close: toggle({ label: "A click beside it closes it", default: "yes", group: "Closing" }),
    links_click_close: toggle({ label: "A click on a link in it closes it", default: "", group: "Closing" }),
  },
  style: surfaceLooks("Panel"),
});

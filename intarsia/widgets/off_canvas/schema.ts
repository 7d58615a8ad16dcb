import { dialogStyle, dialogTitle, triggerIcon, triggerStyle } from "../../../web/kit/dialog/settings";
import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select, size, slot, text, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

const BY_BUTTON = { field: "toggle_source", operator: "is", value: "button" } as const;

export const schema = defineSchema({
  type: "off_canvas",
  label: "Off-canvas panel",
  description: "A panel that slides in from an edge of the page",
  category: "navigation",
  icon: "panel-left-open",
  version: 2,
  hydrate: "idle",
  enhance: true,
  keywords: ["panel", "drawer", "sidebar", "slide", "menu", "burger", "side panel", "slide-in", "offcanvas"],
  words: UI_STRINGS,
  linkCommands: {
    prefix: "off_canvas",
    label: "Open an off-canvas panel",
    commands: { open: "Opens it", close: "Closes it", toggle: "Toggles it" },
  },
  settings: {
    title: dialogTitle("Panel title"),
    title_shown: toggle({
      label: "Show title",
      default: "yes",
      visible: { field: "title", operator: "isnot", value: "" },
    }),
    content: slot({ label: "Content" }),
    buttons: slot({ label: "Footer" }),
    buttons_position: select({
      label: "Footer position",
      default: "bottom",
      options: [
        ["bottom", "Sticky at the bottom"],
        ["other", "After content"],
      ],
    }),
    toggle_source: select({
      label: "Trigger",
      keywords: ["toggle", "open on", "opened by"],
      default: "button",
      options: [
        ["button", "Button"],
        ["element-id", "Element with CSS ID"],
        ["element-class", "Elements with CSS class"],
      ],
      help: "Links can always open it: choose the action “Open an off-canvas panel” in a link.",
      group: "Trigger",
    }),
    button_text: text({
      label: "Button text",
      default: "",
      placeholder: "Open",
      visible: BY_BUTTON,
      translatable: true,
      inline: true,
      group: "Trigger",
    }),
    button_look: { ...triggerStyle, default: "secondary", visible: BY_BUTTON, group: "Trigger" },
    button_icon: { ...triggerIcon("menu"), visible: BY_BUTTON, group: "Trigger" },
    button_words_shown: toggle({
      label: "Show button text",
      default: "yes",
      visible: { all: [BY_BUTTON, { field: "button_icon", operator: "isnot", value: "" }] },
      group: "Trigger",
    }),
    align: { ...alignment("start"), label: "Button alignment", visible: BY_BUTTON, group: "Trigger" },
    toggle_id: text({
      label: "CSS ID",
      keywords: ["id", "selector"],
      default: "",
      placeholder: "open-shelf",
      help: "The CSS ID of the element, without #. If empty, only links open the panel.",
      visible: { field: "toggle_source", operator: "is", value: "element-id" },
      group: "Trigger",
    }),
    toggle_class: text({
      label: "CSS classes",
      keywords: ["class", "selector"],
      default: "",
      placeholder: "opens-shelf",
      help: "The CSS class of the elements, without a dot.",
      visible: { field: "toggle_source", operator: "is", value: "element-class" },
      group: "Trigger",
    }),
    content_id: text({
      label: "Panel CSS ID",
      keywords: ["id", "anchor"],
      default: "",
      placeholder: "shelf",
      help: "Typed links and scripts open the panel with # and this ID.",
      group: "Trigger",
    }),
    direction: select({
      label: "Position",
      keywords: ["side", "from", "edge"],
      default: "left",
      options: [
        ["left", "Start"],
        ["right", "End"],
        ["top", "Top"],
        ["bottom", "Bottom"],
      ],
      help: "Start is the left edge, or the right edge in right-to-left languages.",
      group: "Animation",
    }),
    transition: select({
      label: "Animation",
      keywords: ["effect", "push", "reveal"],
      default: "slide",
      options: [
        ["slide", "Slide over the page"],
        ["slide-along", "Slide with the page"],
        ["reveal", "Reveal"],
        ["push", "Push the page"],
      ],
      group: "Animation",
    }),
    size: size({
      label: "Size",
      keywords: ["width", "height"],
      default: { size: 24, unit: "rem" },
      units: ["rem", "px", "%", "vw", "vh"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--dialog-width",
      help: "The width of the panel, or its height at the top and bottom.",
      group: "Animation",
    }),
    esc_close: toggle({ label: "Close on Escape", keywords: ["keyboard"], default: "yes", group: "Closing" }),
    body_click_close: toggle({
      label: "Close on overlay click",
      keywords: ["outside click"],
      default: "yes",
      group: "Closing",
    }),
    links_click_close: toggle({ label: "Close when a link is clicked", default: "", group: "Closing" }),
  },
  style: dialogStyle("Panel"),
});

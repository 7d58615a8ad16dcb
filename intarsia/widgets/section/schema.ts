import { BOX_ALIGNMENTS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { gallery, media, number, select, size, slot, text, toggle } from "../../../web/kit/schema/settings";
import type { Condition } from "../../../web/rules/conditions/condition";
import { SHAPE_OPTIONS } from "./shapes";
import { UI_STRINGS } from "./uiStrings";

const isImage = { field: "backdrop", operator: "in", value: ["image", "video"] } as const;
const isVideo = { field: "backdrop", operator: "is", value: "video" } as const;
const isSlides = { field: "backdrop", operator: "is", value: "slides" } as const;
const isAny = { field: "backdrop", operator: "isnot", value: "none" } as const;
const isTopShaped = { field: "shape_top", operator: "isnot", value: "" } as const;
const isBottomShaped = { field: "shape_bottom", operator: "isnot", value: "" } as const;

const shape = (label: string) =>
  select({
    group: "Shape dividers",
    label,
    keywords: ["shape divider", "wave", "separator", "edge"],
    default: "",
    options: [["", "None"], ...SHAPE_OPTIONS],
  });
const shapeHeight = (label: string, property: `--${string}`, visible: Condition) =>
  size({
    group: "Shape dividers",
    label,
    default: { size: 72, unit: "px" },
    units: ["px", "rem", "vw"],
    min: 0,
    responsive: { inherits: "larger" },
    property,
    visible,
  });
const flipped = (label: string, visible: Condition) =>
  toggle({ group: "Shape dividers", label, keywords: ["mirror", "invert"], default: "", visible });

export const schema = defineSchema({
  type: "section",
  label: "Section",
  description: "A full-width band with an optional image, video or color background",
  category: "layout",
  icon: "rows",
  version: 2,
  hydrate: "visible",
  hydrateWhen: { field: "backdrop", operator: "in", value: ["video", "slides"] },
  spansPage: true,
  isBand: true,
  enhance: true,
  keywords: ["band", "hero", "banner", "background", "row", "divider", "cover"],
  words: UI_STRINGS,
  settings: {
    content_width: select({
      label: "Content width",
      default: "boxed",
      options: [
        ["boxed", "Boxed"],
        ["full", "Full width"],
      ],
    }),
    height: select({
      label: "Min height",
      keywords: ["minimum height", "vh", "100vh", "hero height"],
      default: "auto",
      options: [
        ["auto", "Fit to content"],
        ["50svh", "50% of screen"],
        ["75svh", "75% of screen"],
        ["100svh", "Full screen"],
      ],
      responsive: { inherits: "larger" },
      property: "--height",
    }),
    vertical_align: select({
      label: "Vertical alignment",
      keywords: ["align", "justify"],
      default: "center",
      options: [
        ["start", "Top"],
        ["center", "Middle"],
        ["end", "Bottom"],
        ["space-between", "Space between"],
      ],
      responsive: { inherits: "larger" },
      property: "--vertical-align",
    }),
    color_mode: select({
      label: "Color scheme",
      keywords: ["dark mode", "light mode", "theme"],
      default: "",
      options: [
        ["", "Same as page"],
        ["light", "Light"],
        ["dark", "Dark"],
      ],
    }),
    html_tag: select({
      label: "HTML tag",
      default: "section",
      options: [
        ["section", "section"],
        ["div", "div"],
        ["header", "header"],
        ["footer", "footer"],
        ["article", "article"],
        ["aside", "aside"],
      ],
    }),
    backdrop: select({
      group: "Background",
      label: "Background type",
      keywords: ["background image", "background video", "slideshow", "hero"],
      default: "none",
      help: "Shown on top of the color or gradient from Style > Background.",
      options: [
        ["none", "None"],
        ["image", "Image"],
        ["video", "Video"],
        ["slides", "Slideshow"],
      ],
    }),
    video_url: text({
      bindable: false,
      group: "Background",
      label: "Video URL",
      keywords: ["background video", "mp4", "film"],
      default: "",
      placeholder: "/media/video.mp4",
      help: "Use a file that ends in .mp4, .webm or .ogv. The video plays without sound. Visitors who prefer reduced motion see the image.",
      visible: isVideo,
    }),
    picture: media({
      group: "Background",
      label: "Image",
      keywords: ["background image", "picture", "photo"],
      default: { id: null },
      decorative: true,
      visible: isImage,
    }),
    slides: gallery({
      group: "Background",
      label: "Images",
      keywords: ["slideshow", "background images"],
      default: [],
      decorative: true,
      visible: isSlides,
    }),
    slide_seconds: number({
      group: "Background",
      label: "Slide duration",
      keywords: ["slideshow speed", "interval", "autoplay delay"],
      default: 6,
      min: 2,
      max: 60,
      unit: "s",
      visible: isSlides,
    }),
    fade_seconds: number({
      group: "Background",
      label: "Transition duration",
      keywords: ["fade", "slideshow"],
      default: 1.2,
      min: 0,
      max: 5,
      step: 0.1,
      unit: "s",
      property: "--fade",
      visible: isSlides,
    }),
    picture_position: select({
      group: "Background",
      label: "Background position",
      keywords: ["focal point", "crop", "object position"],
      default: "50% 50%",
      options: [
        ["50% 50%", "Center"],
        ["50% 0%", "Top"],
        ["50% 100%", "Bottom"],
        ["0% 50%", "Left"],
        ["100% 50%", "Right"],
        ["0% 0%", "Top left"],
        ["100% 0%", "Top right"],
        ["0% 100%", "Bottom left"],
        ["100% 100%", "Bottom right"],
      ],
      responsive: { inherits: "larger" },
      property: "--background-position",
      visible: isAny,
    }),
    picture_size: select({
      group: "Background",
      label: "Background size",
      keywords: ["cover", "contain", "fit"],
      default: "cover",
      options: [
        ["cover", "Cover"],
        ["contain", "Contain"],
        ["none", "Original size"],
      ],
      responsive: { inherits: "larger" },
      property: "--background-size",
      visible: isAny,
    }),
    picture_fixed: toggle({
      group: "Background",
      label: "Fixed background",
      keywords: ["parallax", "background attachment", "fixed"],
      default: "",
      help: "The image stays still while the page scrolls. It scrolls normally for visitors who prefer reduced motion.",
      visible: isAny,
    }),
    shape_top: shape("Top shape divider"),
    shape_top_height: shapeHeight("Top shape height", "--shape-top-height", isTopShaped),
    shape_top_flip: flipped("Flip top shape", isTopShaped),
    shape_bottom: shape("Bottom shape divider"),
    shape_bottom_height: shapeHeight("Bottom shape height", "--shape-bottom-height", isBottomShaped),
    shape_bottom_flip: flipped("Flip bottom shape", isBottomShaped),
    content: slot({ label: "Elements" }),
  },
  style: {
    gap: { label: "Gap", control: "sizes", property: "--gap", group: "Layout" },
    align_items: {
      label: "Align items",
      control: "choice",
      property: "--align",
      group: "Layout",
      options: BOX_ALIGNMENTS,
    },
    boxed_width: { label: "Content width", control: "size", property: "--boxed-width", group: "Size" },
    overlay: {
      label: "Overlay",
      keywords: ["background overlay", "tint", "veil"],
      control: "fill",
      property: "--overlay",
      group: "Background",
    },
    overlay_opacity: {
      label: "Overlay opacity",
      keywords: ["transparency", "tint"],
      control: "number",
      property: "--overlay-opacity",
      group: "Background",
    },
    shape_top_color: {
      label: "Top shape color",
      control: "color",
      property: "--shape-top-color",
      group: "Shape dividers",
    },
    shape_bottom_color: {
      label: "Bottom shape color",
      control: "color",
      property: "--shape-bottom-color",
      group: "Shape dividers",
    },
  },
  hosts: [{ directive: "media-src", host: { setting: "video_url" }, when: isVideo }],
});

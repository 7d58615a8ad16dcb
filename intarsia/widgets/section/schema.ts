import type { Condition } from "../../../web/kit/schema/conditions";
import { BOX_ALIGNMENTS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { gallery, media, number, select, size, slot, text, toggle } from "../../../web/kit/schema/settings";
import { SHAPE_OPTIONS } from "./shapes";
import { WORDS } from "./words";

const isPicture = { setting: "backdrop", is: ["picture", "video"] };
const isFilm = { setting: "backdrop", is: ["video"] };
const isSlides = { setting: "backdrop", is: ["slides"] };
const isAny = { setting: "backdrop", isNot: ["none"] };
const isTopShaped = { setting: "shape_top", isNot: [""] };
const isBottomShaped = { setting: "shape_bottom", isNot: [""] };

const shape = (label: string) =>
  select({ group: "Edges", label, default: "", options: [["", "Straight"], ...SHAPE_OPTIONS] });
const shapeHeight = (property: `--${string}`, visible: Condition) =>
  size({
    group: "Edges",
    label: "Its height",
    default: { size: 72, unit: "px" },
    units: ["px", "rem", "vw"],
    min: 0,
    responsive: { inherits: "larger" },
    property,
    visible,
  });
const mirrored = (visible: Condition) => toggle({ group: "Edges", label: "Mirrored", default: "", visible });

export const schema = defineSchema({
  type: "section",
  label: "Section",
  description: "A band across the page, with a picture, a film or a colour behind its elements",
  category: "layout",
  icon: "rows",
  version: 1,
  hydrate: "visible",
  hydrateWhen: { setting: "backdrop", is: ["video", "slides"] },
  spansPage: true,
  script: true,
  keywords: ["band", "hero", "banner", "background", "row", "divider", "cover"],
  words: WORDS,
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
      label: "At least as high as",
      default: "auto",
      options: [
        ["auto", "Its content"],
        ["50svh", "Half the screen"],
        ["75svh", "Three quarters of it"],
        ["100svh", "The screen"],
      ],
      responsive: { inherits: "larger" },
      property: "--height",
    }),
    vertical_align: select({
      label: "Content stands",
      default: "center",
      options: [
        ["start", "At the top"],
        ["center", "In the middle"],
        ["end", "At the bottom"],
        ["space-between", "At both ends"],
      ],
      responsive: { inherits: "larger" },
      property: "--stand",
    }),
    color_mode: select({
      label: "Colours",
      default: "",
      options: [
        ["", "As the page"],
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
      label: "Behind the content",
      default: "none",
      help: "On top of the colour or gradient under Style, Background.",
      options: [
        ["none", "Nothing more"],
        ["picture", "A picture"],
        ["video", "A film"],
        ["slides", "Several pictures in turn"],
      ],
    }),
    video_url: text({
      group: "Background",
      label: "Address of the film",
      default: "",
      placeholder: "/media/film.mp4",
      help: "A file that ends in .mp4, .webm or .ogv. It is silent, and those who want no motion see the picture.",
      visible: isFilm,
    }),
    picture: media({
      group: "Background",
      label: "Picture",
      default: { id: null },
      decorative: true,
      visible: isPicture,
    }),
    slides: gallery({
      group: "Background",
      label: "Pictures",
      default: [],
      decorative: true,
      visible: isSlides,
    }),
    slide_seconds: number({
      group: "Background",
      label: "Each is shown for",
      default: 6,
      min: 2,
      max: 60,
      unit: "s",
      visible: isSlides,
    }),
    fade_seconds: number({
      group: "Background",
      label: "Fades in",
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
      label: "Keep in view",
      default: "50% 50%",
      options: [
        ["50% 50%", "The middle"],
        ["50% 0%", "The top"],
        ["50% 100%", "The bottom"],
        ["0% 50%", "The left"],
        ["100% 50%", "The right"],
        ["0% 0%", "Top left"],
        ["100% 0%", "Top right"],
        ["0% 100%", "Bottom left"],
        ["100% 100%", "Bottom right"],
      ],
      responsive: { inherits: "larger" },
      property: "--picture-position",
      visible: isAny,
    }),
    picture_size: select({
      group: "Background",
      label: "Fit",
      default: "cover",
      options: [
        ["cover", "Fill, and crop what is over"],
        ["contain", "Show all of it"],
        ["none", "In its own size"],
      ],
      responsive: { inherits: "larger" },
      property: "--picture-size",
      visible: isAny,
    }),
    picture_fixed: toggle({
      group: "Background",
      label: "Stays while the page scrolls",
      default: "",
      help: "It scrolls along for those who want no motion.",
      visible: isAny,
    }),
    shape_top: shape("Upper edge"),
    shape_top_height: shapeHeight("--shape-top-height", isTopShaped),
    shape_top_flip: mirrored(isTopShaped),
    shape_bottom: shape("Lower edge"),
    shape_bottom_height: shapeHeight("--shape-bottom-height", isBottomShaped),
    shape_bottom_flip: mirrored(isBottomShaped),
    content: slot({ label: "Elements" }),
  },
  style: {
    gap: { label: "Gap", control: "sizes", property: "--gap", group: "Layout" },
    align_items: {
      label: "Align",
      control: "choice",
      property: "--align",
      group: "Layout",
      options: BOX_ALIGNMENTS,
    },
    boxed_width: { label: "Boxed width", control: "size", property: "--boxed-width", group: "Size" },
    overlay: { label: "Veil over the picture", control: "fill", property: "--overlay", group: "Background" },
    overlay_opacity: {
      label: "How dense it is, 0 to 1",
      control: "number",
      property: "--overlay-opacity",
      group: "Background",
    },
    shape_top_color: { label: "Upper edge", control: "colour", property: "--shape-top-color", group: "Edges" },
    shape_bottom_color: { label: "Lower edge", control: "colour", property: "--shape-bottom-color", group: "Edges" },
  },
  hosts: [{ directive: "media-src", host: { setting: "video_url" }, when: isFilm }],
});

import { defineSchema } from "../../../web/kit/schema/schema";
import { gallery, list, number, select, size, text, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

const isOneList = { field: "source", operator: "isnot", value: "groups" } as const;
const isGrouped = { field: "source", operator: "is", value: "groups" } as const;
const isInColumns = { field: "layout", operator: "isnot", value: "justified" } as const;
const isJustified = { field: "layout", operator: "is", value: "justified" } as const;

export const schema = defineSchema({
  type: "image_gallery",
  label: "Image gallery",
  description: "A grid of images that open in a lightbox",
  category: "media",
  icon: "images",
  version: 1,
  hydrate: "visible",
  hydrateWhen: { any: [isGrouped, { all: [isJustified, { field: "last_row", operator: "is", value: "hide" }] }] },
  enhance: true,
  keywords: [
    "pictures",
    "photos",
    "grid",
    "lightbox",
    "justified",
    "masonry",
    "filter",
    "album",
    "pinterest",
    "mosaic",
  ],
  words: UI_STRINGS,
  settings: {
    source: select({
      label: "Gallery type",
      keywords: ["filter", "albums", "categories"],
      default: "gallery",
      options: [
        ["gallery", "Single"],
        ["groups", "Multiple with filter"],
      ],
    }),
    gallery: gallery({ label: "Images", default: [], visible: isOneList }),
    groups: list({
      label: "Groups",
      keywords: ["filter", "albums", "categories"],
      item: "group",
      titleField: "title",
      fields: {
        title: text({ label: "Name", default: "Group", translatable: true }),
        gallery: gallery({ label: "Images", default: [] }),
      },
      default: [],
      visible: isGrouped,
    }),
    layout: select({
      label: "Layout",
      keywords: ["masonry", "justified", "grid"],
      default: "grid",
      options: [
        ["grid", "Columns"],
        ["masonry", "Masonry"],
        ["justified", "Justified"],
      ],
    }),
    columns: number({
      label: "Columns",
      default: 3,
      min: 1,
      max: 8,
      responsive: { inherits: "larger", defaults: { tablet: 2, mobile: 2 } },
      property: "--columns",
      visible: isInColumns,
    }),
    gap: size({
      label: "Gap",
      keywords: ["spacing", "gutter"],
      default: { size: 16, unit: "px" },
      units: ["px", "em", "rem"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--gap",
      visible: isInColumns,
    }),
    row_height: number({
      label: "Row height",
      default: 240,
      min: 40,
      max: 1000,
      step: 10,
      unit: "px",
      help: "Approximate: each row grows until it fills the width.",
      property: "--row-height",
      visible: isJustified,
    }),
    margins: number({
      label: "Gap",
      keywords: ["spacing", "gutter"],
      default: 8,
      min: 0,
      max: 100,
      unit: "px",
      property: "--margins",
      visible: isJustified,
    }),
    last_row: select({
      label: "Last row",
      default: "nojustify",
      options: [
        ["justify", "Justify"],
        ["nojustify", "Keep row height"],
        ["hide", "Hide unless full"],
      ],
      visible: isJustified,
    }),
    captions: select({
      label: "Captions",
      keywords: ["title", "description"],
      default: "none",
      help: "Used for images without a caption of their own.",
      options: [
        ["none", "None"],
        ["title", "Image title"],
        ["caption", "Image description"],
      ],
    }),
    enable_popup: toggle({
      label: "Open images in a lightbox",
      keywords: ["zoom", "enlarge", "popup"],
      default: "yes",
    }),
    open_lightbox: select({
      label: "Lightbox",
      default: "default",
      options: [
        ["default", "Default"],
        ["yes", "Yes"],
        ["no", "No, open the file"],
      ],
      visible: { field: "enable_popup", operator: "is", value: "yes" },
    }),
  },
  style: {
    aspect_ratio: {
      label: "Aspect ratio",
      keywords: ["crop", "proportions"],
      control: "ratio",
      property: "--ratio",
      group: "Gallery",
    },
    image_radius: {
      label: "Border radius",
      keywords: ["rounded", "corners"],
      control: "size",
      property: "--corner",
      group: "Gallery",
    },
    caption_color: {
      label: "Caption color",
      control: "color",
      property: "color",
      part: ".image_gallery__caption",
      group: "Gallery",
    },
  },
});

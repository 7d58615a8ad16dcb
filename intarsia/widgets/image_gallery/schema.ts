import { defineSchema } from "../../../web/kit/schema/schema";
import { gallery, list, number, select, size, text, toggle } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

const isOneList = { setting: "source", isNot: ["groups"] };
const isGrouped = { setting: "source", is: ["groups"] };
const isInColumns = { setting: "layout", isNot: ["justified"] };
const isJustified = { setting: "layout", is: ["justified"] };

export const schema = defineSchema({
  type: "image_gallery",
  label: "Image gallery",
  description: "Pictures side by side that open large, one after another",
  category: "media",
  icon: "images",
  version: 1,
  hydrate: "visible",
  hydrateWhen: { any: [isGrouped, { all: [isJustified, { setting: "last_row", is: ["hide"] }] }] },
  script: true,
  keywords: ["pictures", "photos", "grid", "lightbox", "justified", "masonry", "filter", "album"],
  words: WORDS,
  settings: {
    source: select({
      label: "Pictures are",
      default: "gallery",
      options: [
        ["gallery", "One list"],
        ["groups", "Groups to choose from"],
      ],
    }),
    gallery: gallery({ label: "Pictures", default: [], visible: isOneList }),
    groups: list({
      label: "Groups",
      item: "group",
      titleField: "title",
      fields: {
        title: text({ label: "Name", default: "Group", translatable: true }),
        gallery: gallery({ label: "Pictures", default: [] }),
      },
      default: [],
      visible: isGrouped,
    }),
    layout: select({
      label: "Layout",
      default: "grid",
      options: [
        ["grid", "Columns"],
        ["masonry", "Columns without gaps"],
        ["justified", "Rows of one height"],
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
      label: "Between pictures",
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
      help: "About: each row grows until it fills the width.",
      property: "--row-height",
      visible: isJustified,
    }),
    margins: number({
      label: "Between pictures",
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
        ["justify", "Fills the width"],
        ["nojustify", "Keeps its height"],
        ["hide", "Is left out unless it is full"],
      ],
      visible: isJustified,
    }),
    captions: select({
      label: "Captions",
      default: "none",
      help: "For pictures that have no caption of their own.",
      options: [
        ["none", "None"],
        ["title", "The picture's title"],
        ["caption", "The picture's description"],
      ],
    }),
    enable_popup: toggle({ label: "Pictures open large", default: "yes" }),
    open_lightbox: select({
      label: "Lightbox",
      default: "default",
      options: [
        ["default", "As the site does"],
        ["yes", "Yes"],
        ["no", "No, as a page of its own"],
      ],
      visible: { setting: "enable_popup", is: ["yes"] },
    }),
  },
  style: {
    aspect_ratio: { label: "Proportions in columns", control: "ratio", property: "--ratio", group: "Gallery" },
    image_radius: { label: "Corners", control: "size", property: "--corner", group: "Gallery" },
    caption_color: {
      label: "Captions",
      control: "colour",
      property: "color",
      part: ".image_gallery__caption",
      group: "Gallery",
    },
  },
});

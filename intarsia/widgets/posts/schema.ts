import { defineSchema } from "../../../web/kit/schema/schema";
import { link, number, select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "posts",
  label: "Posts",
  description: "A list of pages, such as the articles of a blog",
  category: "content",
  icon: "newspaper",
  version: 1,
  hydrate: "never",
  keywords: ["articles", "journal", "blog", "news", "list", "index", "loop grid", "archive", "blog posts"],
  settings: {
    source: select({
      label: "Query",
      keywords: ["source", "show"],
      default: "children",
      options: [
        ["children", "Child pages"],
        ["siblings", "Sibling pages"],
      ],
    }),
    parent: link({
      bindable: false,
      label: "Parent page",
      default: { url: "", page: null },
      help: "Choose a page of this site. Without it, the current page is the parent.",
      visible: { field: "source", operator: "is", value: "children" },
    }),
    count: number({
      label: "Items per page",
      keywords: ["how many", "number of posts", "limit"],
      default: 6,
      min: 1,
      max: 48,
    }),
    layout: select({
      label: "Layout",
      keywords: ["grid", "skin"],
      default: "grid",
      options: [
        ["grid", "Cards"],
        ["list", "List"],
      ],
    }),
    columns: number({
      label: "Columns",
      default: 3,
      min: 1,
      max: 6,
      visible: { field: "layout", operator: "is", value: "grid" },
      responsive: { inherits: "larger", defaults: { tablet: 2, mobile: 1 } },
      property: "--columns",
    }),
    title_size: select({
      label: "Title HTML tag",
      keywords: ["heading level"],
      default: "h3",
      options: [
        ["h2", "H2"],
        ["h3", "H3"],
        ["h4", "H4"],
      ],
    }),
    show_image: toggle({ label: "Show image", default: "yes" }),
    show_date: toggle({ label: "Show date", default: "yes" }),
    show_summary: toggle({ label: "Show excerpt", keywords: ["summary", "description"], default: "yes" }),
    empty_text: text({
      label: "Empty message",
      keywords: ["nothing found", "no results"],
      default: "Nothing here yet.",
      isDefaultFinal: true,
      translatable: true,
    }),
  },
  style: {
    title_color: { label: "Title color", control: "color", property: "color", part: ".posts__title", group: "Posts" },
    date_color: { label: "Date color", control: "color", property: "color", part: ".posts__date", group: "Posts" },
    summary_color: {
      label: "Excerpt color",
      control: "color",
      property: "color",
      part: ".posts__summary",
      group: "Posts",
    },
    picture_ratio: {
      label: "Image aspect ratio",
      keywords: ["proportions"],
      control: "ratio",
      property: "aspect-ratio",
      part: ".posts__image img",
      group: "Posts",
    },
    gap: { label: "Between posts", control: "gaps", property: "gap", group: "Posts" },
  },
});

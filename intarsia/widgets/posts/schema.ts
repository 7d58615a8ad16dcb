import { defineSchema } from "../../../web/kit/schema/schema";
import { link, number, select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "posts",
  label: "Posts",
  description: "The newest pages below a page, such as the articles of a journal",
  category: "content",
  icon: "newspaper",
  version: 1,
  hydrate: "never",
  keywords: ["articles", "journal", "blog", "news", "list", "index"],
  settings: {
    source: select({
      label: "Show",
      default: "children",
      options: [
        ["children", "Pages below"],
        ["siblings", "Pages beside this one"],
      ],
    }),
    parent: link({
      label: "Below the page",
      default: { url: "", page: null },
      help: "Choose a page of this site. Without one it is the page that the list stands on.",
      visible: { setting: "source", is: ["children"] },
    }),
    count: number({ label: "How many", default: 6, min: 1, max: 48 }),
    layout: select({
      label: "Layout",
      default: "grid",
      options: [
        ["grid", "Cards side by side"],
        ["list", "One below the other"],
      ],
    }),
    columns: number({
      label: "Columns",
      default: 3,
      min: 1,
      max: 6,
      visible: { setting: "layout", is: ["grid"] },
      responsive: { inherits: "larger", defaults: { tablet: 2, mobile: 1 } },
      property: "--columns",
    }),
    title_size: select({
      label: "Titles are",
      default: "h3",
      options: [
        ["h2", "Heading 2"],
        ["h3", "Heading 3"],
        ["h4", "Heading 4"],
      ],
    }),
    show_image: toggle({ label: "Picture", default: "yes" }),
    show_date: toggle({ label: "Date", default: "yes" }),
    show_summary: toggle({ label: "Summary", default: "yes" }),
    empty_text: text({ label: "When there are none", default: "Nothing here yet.", translatable: true }),
  },
  style: {
    title_color: { label: "Titles", control: "colour", property: "color", part: ".posts__title", group: "Posts" },
    date_color: { label: "Dates", control: "colour", property: "color", part: ".posts__date", group: "Posts" },
    summary_color: {
      label: "Summaries",
      control: "colour",
      property: "color",
      part: ".posts__summary",
      group: "Posts",
    },
    picture_ratio: {
      label: "Proportions of pictures",
      control: "ratio",
      property: "aspect-ratio",
      part: ".posts__picture img",
      group: "Posts",
    },
    gap: { label: "Between posts", control: "gaps", property: "gap", group: "Posts" },
  },
});

import { defineSchema } from "../../../web/kit/schema/schema";
import { number, select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "posts",
  label: "Posts",
  description: "The newest pages below a page, such as the articles of a journal",
  category: "content",
  icon: "posts",
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
    parent: number({
      label: "Below the page",
      default: 0,
      min: 0,
      help: "The number of a page; 0 is the page that this stands on.",
      visible: { setting: "source", is: ["children"] },
    }),
    count: number({ label: "How many", default: 6, min: 1, max: 48 }),
    columns: number({
      label: "Columns",
      default: 3,
      min: 1,
      max: 6,
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
});

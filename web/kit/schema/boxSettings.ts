import { TITLE_TAGS } from "./options";
import { link, select, text, textarea } from "./settings";

/** The text and the link of a box with an icon or an image. */
export const boxSettings = {
  title_text: text({ label: "Title", default: "Your heading", translatable: true, inline: true }),
  description_text: textarea({
    label: "Text",
    default: "Describe one benefit in one or two sentences.",
    translatable: true,
    inline: true,
  }),
  title_size: select({ label: "Title HTML tag", keywords: ["heading level"], default: "h3", options: TITLE_TAGS }),
  link: link({
    label: "Link",
    keywords: ["clickable", "card link"],
    default: { url: "" },
    help: "Makes the whole box clickable.",
  }),
};

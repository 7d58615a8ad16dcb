import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { media, select, text, textarea } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "testimonial",
  label: "Testimonial",
  description: "What somebody says of you, with name and portrait",
  category: "content",
  icon: "quote",
  version: 1,
  hydrate: "never",
  keywords: ["quote", "review", "praise", "customer"],
  settings: {
    content: textarea({
      label: "Words",
      default:
        "Put down what a customer said, in their own words. One honest sentence convinces more than ten adjectives.",
      translatable: true,
      inline: true,
    }),
    image: media({ label: "Portrait", default: { id: null } }),
    name: text({ label: "Name", default: "Their name", translatable: true, inline: true }),
    job: text({ label: "Title", default: "What they do, and where", translatable: true, inline: true }),
    image_position: select({
      label: "Portrait stands",
      default: "aside",
      options: [
        ["aside", "Beside the name"],
        ["top", "Above the name"],
      ],
    }),
    alignment: alignment("center"),
  },
  style: {
    content_color: {
      label: "Words",
      control: "colour",
      property: "color",
      part: ".testimonial__content",
      group: "Testimonial",
    },
    name_color: {
      label: "Name",
      control: "colour",
      property: "color",
      part: ".testimonial__name",
      group: "Testimonial",
    },
    job_color: {
      label: "Title",
      control: "colour",
      property: "color",
      part: ".testimonial__job",
      group: "Testimonial",
    },
    image_size: {
      label: "Portrait size",
      control: "size",
      property: "inline-size",
      part: ".testimonial__image",
      group: "Testimonial",
    },
  },
});

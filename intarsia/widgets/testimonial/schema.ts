import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { media, select, text, textarea } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "testimonial",
  label: "Testimonial",
  description: "A customer's quote with name and photo",
  category: "content",
  icon: "quote",
  version: 1,
  hydrate: "never",
  keywords: ["quote", "review", "praise", "customer", "client"],
  initially: { alignment: "start" },
  settings: {
    content: textarea({
      label: "Text",
      keywords: ["quote"],
      default: "Write what a customer said, in their own words.",
      translatable: true,
      inline: true,
    }),
    image: media({ label: "Avatar", keywords: ["photo", "portrait", "picture"], default: { id: null } }),
    name: text({ label: "Name", default: "Customer name", translatable: true, inline: true }),
    job: text({
      label: "Title",
      keywords: ["role", "company", "job title"],
      default: "Job title, company",
      translatable: true,
      inline: true,
    }),
    image_position: select({
      label: "Avatar position",
      default: "aside",
      options: [
        ["aside", "Beside name"],
        ["top", "Above name"],
      ],
    }),
    alignment: alignment("center"),
  },
  style: {
    content_color: {
      label: "Text color",
      control: "color",
      property: "color",
      part: ".testimonial__content",
      group: "Testimonial",
    },
    name_color: {
      label: "Name color",
      control: "color",
      property: "color",
      part: ".testimonial__name",
      group: "Testimonial",
    },
    job_color: {
      label: "Title color",
      control: "color",
      property: "color",
      part: ".testimonial__job",
      group: "Testimonial",
    },
    image_size: {
      label: "Avatar size",
      control: "size",
      property: "inline-size",
      part: ".testimonial__image",
      group: "Testimonial",
    },
  },
});

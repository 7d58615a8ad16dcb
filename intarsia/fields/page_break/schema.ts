import { defineFieldSchema, ruleSettings } from "../../../web/kit/fields/fieldSettings";
import { text } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "page_break",
  label: "Page break",
  description: "Begins a new page of the form",
  category: "layout",
  icon: "separator-horizontal",
  version: 1,
  keywords: ["step", "multi-page", "wizard", "next", "section"],
  settings: {
    label: text({
      label: "Page title",
      keywords: ["step"],
      default: "",
      help: "Names the page that begins here. To name the first page, add a page break at the top.",
      translatable: true,
    }),
    next_button: text({
      label: "Next button text",
      default: "",
      help: "The button that leads to this page. If empty, “Next”.",
      translatable: true,
    }),
    previous_button: text({
      label: "Previous button text",
      keywords: ["back"],
      default: "",
      help: "The button that leads back from this page. If empty, “Previous”.",
      translatable: true,
    }),
    ...ruleSettings,
  },
});

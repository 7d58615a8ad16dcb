import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { PARTS_UI_STRINGS } from "../../../web/kit/fields/parts/missingParts";
import { toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./parts";

export const schema = defineFieldSchema({
  type: "name",
  label: "Name",
  description: "First and last name, and titles if you ask for them",
  category: "basic",
  icon: "user-round",
  version: 1,
  keywords: ["first name", "last name", "surname", "full name", "person"],
  words: [...UI_STRINGS, ...PARTS_UI_STRINGS],
  settings: {
    ...fieldSettings("Name", { isFinal: true }),
    show_prefix: toggle({ label: "Title", keywords: ["prefix", "Mr", "Ms", "Dr"], default: "" }),
    show_first: toggle({ label: "First name", default: "yes" }),
    show_middle: toggle({ label: "Middle name", default: "" }),
    show_last: toggle({ label: "Last name", default: "yes" }),
    show_suffix: toggle({ label: "Suffix", keywords: ["Jr", "PhD"], default: "" }),
  },
});

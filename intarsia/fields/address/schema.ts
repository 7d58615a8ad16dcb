import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { PARTS_UI_STRINGS } from "../../../web/kit/fields/parts/missingParts";
import { text, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./parts";

const COUNTRY_SHOWN = { field: "show_country", operator: "is", value: "yes" } as const;

export const schema = defineFieldSchema({
  type: "address",
  label: "Address",
  description: "Street, postal code, city and country",
  category: "basic",
  icon: "map-pin",
  version: 1,
  keywords: ["street", "city", "zip", "postal code", "country", "location"],
  words: [...UI_STRINGS, ...PARTS_UI_STRINGS],
  settings: {
    ...fieldSettings("Address", { isFinal: true }),
    show_line2: toggle({ label: "Address line 2", default: "" }),
    show_state: toggle({ label: "State or region", keywords: ["province"], default: "" }),
    show_country: toggle({ label: "Country", default: "yes" }),
    default_country: text({
      label: "Default country",
      default: "",
      placeholder: "DE",
      help: "The two-letter code of the country.",
      visible: COUNTRY_SHOWN,
    }),
  },
});

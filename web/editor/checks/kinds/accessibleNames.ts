import { walk } from "../../../documents/walk";
import { gettext } from "../../texts/gettext";
import type { Check } from "../check";
import { settingsIn } from "../settingsIn";

/** The setting with the name of a landmark or region. Its placeholder is the name without one. */
const NAMES: Readonly<Record<string, string>> = {
  menu: "label",
  carousel: "carousel_name",
  image_carousel: "carousel_name",
};

/** Screen readers list landmarks by name: those of the same name cannot be told apart. */
export const accessibleNames: Check = {
  name: "accessible-names",
  title: gettext("Accessible names"),
  find({ document, schemas }) {
    const schemaOf = new Map(schemas.map((schema) => [schema.type, schema]));
    const known = new Set<string>();
    return [...walk(document.content)].flatMap((element) => {
      const schema = schemaOf.get(element.type);
      const setting = schema?.settings[NAMES[element.type] ?? ""];
      if (!schema || setting?.kind !== "text") return [];
      const value = settingsIn(schema, element).find((one) => one.setting === setting)?.value;
      const name = String(value ?? "").trim() || setting.placeholder || "";
      const isNew = !known.has(name);
      known.add(name);
      if (isNew) return [];
      return [
        {
          element: element.props.id,
          text: gettext("Another element is called “{name}”, too. Give each its own accessible name.", { name }),
        },
      ];
    });
  },
};

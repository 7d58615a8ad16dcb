import type { FieldRules } from "../../../web/kit/fields/defineField";
import { missingParts } from "../../../web/kit/fields/parts/missingParts";
import { NAME_PARTS, neededParts } from "./parts";

export const rules: FieldRules = {
  inBrowser: ["show_prefix", "show_first", "show_middle", "show_last", "show_suffix"],
  check: (answer, settings) => (settings.is_required ? missingParts(answer, neededParts(settings)) : null),
  missing: (settings) => (settings.is_required ? missingParts(null, neededParts(settings)) : null),
  textOf: (answer) => {
    const given = answer as Readonly<Record<string, string>>;
    return NAME_PARTS.map(({ key }) => given[key])
      .filter(Boolean)
      .join(" ");
  },
  model: () => ({ reads: { as: "parts" } }),
};

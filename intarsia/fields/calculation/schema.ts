import { defineFieldSchema, shownSettings } from "../../../web/kit/fields/fieldSettings";
import { formula, select, toggle } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "calculation",
  label: "Calculation",
  description: "A number that is calculated from other fields",
  category: "advanced",
  icon: "calculator",
  version: 1,
  keywords: ["formula", "number", "score", "sum", "math", "computed"],
  settings: {
    ...shownSettings("Result"),
    formula: formula({
      label: "Formula",
      keywords: ["calculation", "merge tag"],
      default: "",
      help: "Numbers, fields and + - * / ( ). A hidden or empty field counts as 0.",
    }),
    is_advanced: toggle({
      label: "Advanced formula",
      keywords: ["min", "max", "round", "if"],
      default: "",
      help: "The formula can also compare numbers, and use min, max, round and if.",
    }),
    rounding: select({
      label: "Rounding",
      keywords: ["decimals", "decimal places"],
      default: "",
      options: [
        ["", "None"],
        ["0", "Whole number"],
        ["1", "1 decimal place"],
        ["2", "2 decimal places"],
        ["3", "3 decimal places"],
        ["4", "4 decimal places"],
      ],
    }),
    number_format: select({
      label: "Number format",
      keywords: ["currency", "money", "decimal comma", "thousands"],
      default: "decimal_dot",
      options: [
        ["decimal_dot", "1,234.5"],
        ["decimal_comma", "1.234,5"],
        ["currency", "Currency of the form"],
      ],
    }),
  },
});

import { select } from "../../schema/settings";

/** How radio buttons and checkboxes are arranged. */
export const layoutSetting = {
  layout: select({
    label: "Arrangement",
    keywords: ["layout", "columns", "inline", "horizontal"],
    default: "list",
    options: [
      ["list", "List"],
      ["columns", "Columns"],
      ["inline", "In a line"],
    ],
  }),
};

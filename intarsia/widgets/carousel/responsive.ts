import type { Responsive } from "../../../web/kit/schema/settings";

/** The settings with a value per device. The schema and the view share this list. */
export const RESPONSIVE = {
  slides_to_show: { inherits: "larger", defaults: { tablet: 2, mobile: 1 } },
} satisfies Record<string, Responsive>;

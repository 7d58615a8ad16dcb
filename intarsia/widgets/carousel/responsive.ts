import type { Responsive } from "../../../web/kit/schema/settings";

/** The settings that may differ from device to device: the schema and the view agree on them here. */
export const RESPONSIVE = {
  slides_to_show: { inherits: "larger", defaults: { tablet: 2, mobile: 1 } },
} satisfies Record<string, Responsive>;

import type { Responsive } from "../../../web/kit/schema/settings";

const larger: Responsive = { inherits: "larger" };

/** How each setting falls back on a device without a value. The schema and the view share this list. */
export const RESPONSIVE = {
  slides_to_show: { inherits: "larger", defaults: { tablet: 2, mobile: 1 } },
  slides_to_scroll: {
    inherits: "none",
    defaults: { widescreen: 1, laptop: 1, tablet_extra: 1, tablet: 1, mobile_extra: 1, mobile: 1 },
  },
  infinite: larger,
  autoplay: larger,
  autoplay_speed: larger,
  speed: larger,
  pause_on_hover: larger,
  pause_on_interaction: larger,
  navigation: larger,
  pagination: larger,
  effect: larger,
  image_spacing_custom: larger,
  offset_sides: larger,
  offset_width: larger,
  aspect_ratio: larger,
} satisfies Record<string, Responsive>;

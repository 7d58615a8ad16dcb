import type { Behavior } from "../../../web/kit/carousel/Carousel";
import type { ViewProps } from "../../../web/kit/defineWidget";
import type { Device } from "../../../web/kit/devices/devices";
import { forDevice } from "../../../web/kit/devices/useDevice";
import { RESPONSIVE } from "./responsive";
import type { schema } from "./schema";

export type CarouselSettings = Pick<ViewProps<typeof schema>, keyof typeof RESPONSIVE | "show_pause_control">;

/** The carousel's options on a device. Autoplay is off in the editor. */
export function behaviorOn(settings: CarouselSettings, device: Device, isEditor: boolean): Behavior {
  const own = forDevice(settings, RESPONSIVE, device);
  const shown = slidesOn(settings, device);
  const isAutomatic = own.autoplay === "yes" && !isEditor;
  const hasDots = own.navigation === "dots" || own.navigation === "both";
  return {
    options: {
      shown,
      step: own.slides_to_scroll,
      isLoop: own.infinite === "yes",
      isCentered: false,
      isVertical: false,
      isFade: own.effect === "fade" && shown === 1,
      speed: own.speed,
      autoplayDelay: isAutomatic ? own.autoplay_speed : null,
      pauseOnHover: own.pause_on_hover === "yes",
      pauseOnInteraction: own.pause_on_interaction === "yes",
    },
    hasArrows: own.navigation === "arrows" || own.navigation === "both",
    pagination: hasDots ? own.pagination : null,
    hasPauseControl: isAutomatic && settings.show_pause_control === "yes",
    looks: [
      ...(own.offset_sides === "none" ? [] : [`slides--peek-${own.offset_sides}`]),
      ...(isOneOn("tablet", settings)
        ? [isOneOn("mobile_extra", settings) ? "slides--one-on-tablet" : "slides--one-above-phones"]
        : []),
    ],
  };
}

/** The number of visible slides. */
export const slidesOn = (settings: CarouselSettings, device: Device): number =>
  isOneOn(device, settings) ? 1 : forDevice(settings, RESPONSIVE, device).slides_to_show;

/** One slide on desktop means one on tablet (the default there is two) and on the devices that inherit from tablet. */
function isOneOn(device: Device, settings: CarouselSettings): boolean {
  if (settings.slides_to_show !== 1 || !TAKES_TABLETS_DEFAULT.includes(device)) return false;
  const own = settings as { slides_to_show_tablet?: number | ""; slides_to_show_mobile_extra?: number | "" };
  return !own.slides_to_show_tablet && (device === "tablet" || !own.slides_to_show_mobile_extra);
}

const TAKES_TABLETS_DEFAULT: readonly Device[] = ["tablet", "mobile_extra"];

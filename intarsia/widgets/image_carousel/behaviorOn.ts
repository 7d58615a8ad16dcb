import type { Behavior } from "../../../web/kit/carousel/behavior";
import type { Device } from "../../../web/kit/environment/devices/devices";
import { forDevice } from "../../../web/kit/environment/devices/forDevice";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { RESPONSIVE } from "./responsive";
import type { schema } from "./schema";

export type CarouselSettings = Pick<ViewProps<typeof schema>, keyof typeof RESPONSIVE | "show_pause_control">;

/** The carousel's options on a device. Autoplay is off in the editor. */
export function behaviorOn(settings: CarouselSettings, device: Device, isEditor: boolean): Behavior {
  const ownValue = forDevice(settings, RESPONSIVE, device);
  const shown = slidesOn(settings, device);
  const isAutomatic = ownValue.autoplay === "yes" && !isEditor;
  const hasDots = ownValue.navigation === "dots" || ownValue.navigation === "both";
  return {
    shown,
    step: ownValue.slides_to_scroll,
    isLoop: ownValue.infinite === "yes",
    isCentered: false,
    isVertical: false,
    isFade: ownValue.effect === "fade" && shown === 1,
    speed: ownValue.speed,
    autoplayDelay: isAutomatic ? ownValue.autoplay_speed : null,
    pauseOnHover: ownValue.pause_on_hover === "yes",
    pauseOnInteraction: ownValue.pause_on_interaction === "yes",
    hasArrows: ownValue.navigation === "arrows" || ownValue.navigation === "both",
    pagination: hasDots ? ownValue.pagination : null,
    hasPauseControl: isAutomatic && settings.show_pause_control === "yes",
    modifiers: [
      ...(ownValue.offset_sides === "none" ? [] : [`slides--peek-${ownValue.offset_sides}`]),
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
  if (settings.slides_to_show !== 1 || !INHERITS_TABLET_DEFAULT.includes(device)) return false;
  const ownValue = settings as { slides_to_show_tablet?: number | ""; slides_to_show_mobile_extra?: number | "" };
  return !ownValue.slides_to_show_tablet && (device === "tablet" || !ownValue.slides_to_show_mobile_extra);
}

const INHERITS_TABLET_DEFAULT: readonly Device[] = ["tablet", "mobile_extra"];

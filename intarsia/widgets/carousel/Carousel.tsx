import type { Behavior } from "../../../web/kit/carousel/behavior";
import { CardCarousel } from "../../../web/kit/carousel/CardCarousel";
import type { CarouselUiString } from "../../../web/kit/carousel/uiStrings";
import type { Device } from "../../../web/kit/environment/devices/devices";
import { forDevice } from "../../../web/kit/environment/devices/forDevice";
import { useUiStrings } from "../../../web/kit/environment/environment";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { RESPONSIVE } from "./responsive";
import type { schema } from "./schema";
import "./carousel.css";

type Settings = ViewProps<typeof schema>;

export function Carousel(settings: Settings) {
  const t = useUiStrings<CarouselUiString>();
  return (
    <CardCarousel
      settings={settings}
      block="carousel"
      defaultName={t("Slides")}
      behaviorOn={(device, isEditor) => behaviorOn(settings, device, isEditor)}
    />
  );
}

/** Vertical slides are above each other. */
export const imageWidth = (settings: Settings, device: Device): string =>
  settings.vertical === "yes" ? "100%" : `${100 / slidesOn(settings, device)}%`;

const slidesOn = (settings: Settings, device: Device) => forDevice(settings, RESPONSIVE, device).slides_to_show;

/** Autoplay is off in the editor. */
function behaviorOn(settings: Settings, device: Device, isEditor: boolean): Behavior {
  const { slides_to_scroll, loop, center, vertical, slides_transition, navigation } = settings;
  const shown = slidesOn(settings, device);
  const isAutomatic = settings.autoplay === "yes" && !isEditor;
  return {
    shown,
    step: slides_to_scroll ? shown : 1,
    isLoop: loop === "yes",
    isCentered: center === "yes",
    isVertical: vertical === "yes",
    isFade: slides_transition === "fade" && shown === 1,
    speed: settings.animation_speed,
    autoplayDelay: isAutomatic ? settings.autoplay_speed : null,
    pauseOnHover: true,
    pauseOnInteraction: true,
    hasArrows: navigation === "arrow" || navigation === "both",
    pagination: navigation === "dots" || navigation === "both" ? "bullets" : null,
    hasPauseControl: isAutomatic && settings.show_pause_control === "yes",
  };
}

import { type Behaviour, Carousel as SlidesInARow } from "../../../web/kit/carousel/Carousel";
import { SlideCard } from "../../../web/kit/carousel/SlideCard";
import { sizesOf } from "../../../web/kit/carousel/sizesOf";
import type { CarouselWord } from "../../../web/kit/carousel/words";
import type { ViewProps } from "../../../web/kit/defineWidget";
import type { Device } from "../../../web/kit/devices";
import { useEnvironment, useWords } from "../../../web/kit/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { forDevice } from "../../../web/kit/useDevice";
import { RESPONSIVE } from "./responsive";
import type { schema } from "./schema";
import "./carousel.css";

type Settings = ViewProps<typeof schema>;

export function Carousel(settings: Settings) {
  const { id, root, slides, carousel_name } = settings;
  const { mode, breakpoints } = useEnvironment();
  const isEditor = mode === "editor";
  const say = useWords<CarouselWord>();
  if (slides.length === 0) return <EditorHint {...root("")}>Add a slide</EditorHint>;

  const sizes = settings.vertical ? "100vw" : sizesOf((device) => slidesOn(settings, device), breakpoints);
  return (
    <SlidesInARow
      id={id}
      root={(className) => root(`carousel ${className}`)}
      name={carousel_name || say("Slides")}
      slides={slides.map((slide, index) => ({
        _id: slide._id,
        content: <SlideCard slide={slide} sizes={sizes} name={say("Slide {number}", { number: index + 1 })} />,
      }))}
      behaviourOn={(device) => behaviourOn(settings, device, isEditor)}
    />
  );
}

const slidesOn = (settings: Settings, device: Device) => forDevice(settings, RESPONSIVE, device).slides_to_show;

/** In the editor nothing moves while somebody works on it. */
function behaviourOn(settings: Settings, device: Device, isEditor: boolean): Behaviour {
  const { slides_to_scroll, loop, center, vertical, slides_transition, navigation } = settings;
  const shown = slidesOn(settings, device);
  const isAutomatic = settings.autoplay === "yes" && !isEditor;
  return {
    options: {
      shown,
      step: slides_to_scroll ? shown : 1,
      isLoop: loop === "yes",
      isCentred: center === "yes",
      isVertical: vertical === "yes",
      isFade: slides_transition === "fade" && shown === 1,
      speed: settings.animation_speed,
      autoplayDelay: isAutomatic ? settings.autoplay_speed : null,
      pauseOnHover: true,
      pauseOnInteraction: true,
    },
    hasArrows: navigation === "arrow" || navigation === "both",
    pagination: navigation === "dots" || navigation === "both" ? "bullets" : null,
    hasPauseControl: isAutomatic && settings.show_pause_control === "yes",
  };
}

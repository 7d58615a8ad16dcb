import { Carousel } from "../../../web/kit/carousel/Carousel";
import { SlideCard } from "../../../web/kit/carousel/SlideCard";
import { sizesOf } from "../../../web/kit/carousel/sizesOf";
import type { CarouselWord } from "../../../web/kit/carousel/words";
import type { ViewProps } from "../../../web/kit/defineWidget";
import { useEnvironment, useWords } from "../../../web/kit/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { behaviourOn, slidesOn } from "./behaviourOn";
import type { schema } from "./schema";
import "./image_carousel.css";

export function ImageCarousel(settings: ViewProps<typeof schema>) {
  const { id, root, slides, carousel_name } = settings;
  const { mode, breakpoints } = useEnvironment();
  const isEditor = mode === "editor";
  const say = useWords<CarouselWord | "Pictures">();
  if (slides.length === 0) return <EditorHint {...root("")}>Add a slide</EditorHint>;

  const sizes = sizesOf((device) => slidesOn(settings, device), breakpoints);
  return (
    <Carousel
      id={id}
      root={(className) => root(`image_carousel ${className}`)}
      name={carousel_name || say("Pictures")}
      slides={slides.map((slide, index) => ({
        _id: slide._id,
        content: <SlideCard slide={slide} sizes={sizes} name={say("Slide {number}", { number: index + 1 })} />,
      }))}
      behaviourOn={(device) => behaviourOn(settings, device, isEditor)}
    />
  );
}

import type { Device } from "../environment/devices/devices";
import { useEnvironment, useUiStrings } from "../environment/environment";
import { EditorHint } from "../parts/EditorHint";
import type { ElementContext } from "../schema/defineWidget";
import type { Behavior } from "./behavior";
import { Carousel } from "./Carousel";
import { type Card, SlideCard } from "./SlideCard";
import type { CarouselUiString } from "./uiStrings";

type Props = {
  /** The settings that all card carousels share. */
  settings: ElementContext & { slides: readonly Card[]; carousel_name: string };
  /** The widget's CSS class. */
  block: string;
  /** The accessible name if the owner set none. */
  defaultName: string;
  behaviorOn: (device: Device, isEditor: boolean) => Behavior;
};

/** A carousel of cards, as the list setting `slideList` describes them. */
export function CardCarousel({ settings, block, defaultName, behaviorOn }: Props) {
  const { root, slides, carousel_name } = settings;
  const { mode } = useEnvironment();
  const t = useUiStrings<CarouselUiString>();
  if (slides.length === 0) return <EditorHint {...root("")}>Add a slide</EditorHint>;

  const cards = slides.map((slide, index) => ({
    _id: slide._id,
    content: <SlideCard slide={slide} name={t("Slide {number}", { number: index + 1 })} />,
  }));
  return (
    <Carousel
      root={(className) => root(`${block} ${className}`)}
      name={carousel_name || defaultName}
      slides={cards}
      behaviorOn={(device) => behaviorOn(device, mode === "editor")}
    />
  );
}

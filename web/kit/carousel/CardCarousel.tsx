import type { ElementContext } from "../defineWidget";
import type { Device } from "../devices";
import { useEnvironment, useWords } from "../environment";
import { EditorHint } from "../parts/EditorHint";
import { type Behaviour, Carousel } from "./Carousel";
import { type Card, SlideCard } from "./SlideCard";
import { sizesOf } from "./sizesOf";
import type { CarouselWord } from "./words";

type Props = {
  /** Of the widget's settings those that every such carousel has. */
  settings: ElementContext & { slides: readonly Card[]; carousel_name: string };
  /** The widget's own class. */
  block: string;
  /** What it is called when nobody has named it. */
  usualName: string;
  slidesOn: (device: Device) => number;
  isVertical?: boolean;
  behaviourOn: (device: Device, isEditor: boolean) => Behaviour;
};

/** A carousel whose slides are cards, as the list of `slideList` describes them. */
export function CardCarousel({ settings, block, usualName, slidesOn, isVertical, behaviourOn }: Props) {
  const { id, root, slides, carousel_name } = settings;
  const { mode, breakpoints } = useEnvironment();
  const say = useWords<CarouselWord>();
  if (slides.length === 0) return <EditorHint {...root("")}>Add a slide</EditorHint>;

  const sizes = isVertical ? "100vw" : sizesOf(slidesOn, breakpoints);
  const cards = slides.map((slide, index) => ({
    _id: slide._id,
    content: <SlideCard slide={slide} sizes={sizes} name={say("Slide {number}", { number: index + 1 })} />,
  }));
  return (
    <Carousel
      id={id}
      root={(className) => root(`${block} ${className}`)}
      name={carousel_name || usualName}
      slides={cards}
      behaviourOn={(device) => behaviourOn(device, mode === "editor")}
    />
  );
}

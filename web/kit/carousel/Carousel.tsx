import type { ReactNode } from "react";
import type { Device } from "../environment/devices/devices";
import { useEnvironment, useUiStrings } from "../environment/environment";
import type { ElementAttributes } from "../schema/defineWidget";
import { type Behavior, optionsFor } from "./behavior";
import { firstStop } from "./movement/stops";
import type { CarouselUiString } from "./uiStrings";

// A <fieldset> is for forms only.
const groupOf = (label: string, description?: string) =>
  ({ role: "group", "aria-roledescription": description, "aria-label": label }) as const;

export type CarouselProps = {
  root: (className: string) => ElementAttributes;
  /** The accessible name. */
  name: string;
  slides: readonly { _id: string; content: ReactNode }[];
  behaviorOn: (device: Device) => Behavior;
};

/** Slides in a scroll container with snap points: visitors scroll. The enhancement adds arrows, dots, loop and autoplay. */
export function Carousel({ root, name, slides, behaviorOn }: CarouselProps) {
  const { breakpoints } = useEnvironment();
  const t = useUiStrings<CarouselUiString>();
  const count = slides.length;
  const options = optionsFor(behaviorOn, count, breakpoints);
  const first = firstStop({ ...options.desktop, count });
  return (
    <section
      {...root(["slides", ...options.desktop.classes].join(" "))}
      aria-roledescription={t("carousel")}
      aria-label={name}
      data-options={JSON.stringify(options)}
    >
      <div className="slides__view">
        <div
          className="slides__track"
          {...groupOf(t("Slides"))}
          aria-live="polite"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
          tabIndex={0}
        >
          {slides.map(({ _id, content }, slide) => (
            <div
              key={_id}
              className={slide === first ? "slides__slide slides__slide--current" : "slides__slide"}
              {...groupOf(t("{number} of {count}", { number: slide + 1, count }), t("slide"))}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

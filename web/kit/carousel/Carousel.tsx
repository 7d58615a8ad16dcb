import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Device } from "../environment/devices/devices";
import { useDevice } from "../environment/devices/useDevice";
import { useEnvironment, useUiStrings } from "../environment/environment";
import { useShownItem } from "../parts/disclosure/useShownItem";
import type { ElementAttributes } from "../schema/defineWidget";
import { Arrow } from "./Arrow";
import { Controls, type Pagination } from "./Controls";
import { createEngine, type Engine, type EngineOptions } from "./movement/engine";
import { stepOfKey } from "./movement/stepOfKey";
import { firstStop, isInView, stopsOf } from "./movement/stops";
import type { CarouselUiString } from "./uiStrings";

// A <fieldset> is for forms only.
const groupOf = (label: string, description?: string) =>
  ({ role: "group", "aria-roledescription": description, "aria-label": label }) as const;

/** The options of a carousel on one device. */
export type Behavior = {
  options: Omit<EngineOptions, "count">;
  hasArrows: boolean;
  pagination: Pagination | null;
  hasPauseControl: boolean;
  /** CSS modifiers of the block. */
  modifiers?: readonly string[];
};

export type CarouselProps = {
  id: string;
  root: (className: string) => ElementAttributes;
  /** The accessible name. */
  name: string;
  slides: readonly { _id: string; content: ReactNode }[];
  behaviorOn: (device: Device) => Behavior;
};

/**
 * Slides in a scroll container with snap points. Without the script visitors scroll; the script adds arrows, dots, a
 * loop and autoplay.
 */
export function Carousel({ id, root, name, slides, behaviorOn }: CarouselProps) {
  const { direction } = useEnvironment();
  const t = useUiStrings<CarouselUiString>();
  const track = useRef<HTMLDivElement>(null);
  const { hasArrows, pagination, hasPauseControl, modifiers = [], ...behavior } = behaviorOn(useDevice(track));
  const options = { ...behavior.options, count: slides.length };
  const { engine, index, isPlaying, canPlay } = useEngine(track, options);
  const stops = stopsOf(options);
  const canMove = engine !== null && stops.length > 1;
  useFocusInView(track, index);
  useShownItem(id, slides, (slide) => engine?.goTo(Math.max(stops[0] ?? 0, Math.min(slide, stops.at(-1) ?? 0))));

  function onKeyDown(event: KeyboardEvent) {
    const by = stepOfKey(event, { isVertical: options.isVertical, direction });
    if (!by || !canMove) return;
    event.preventDefault();
    engine.move(by);
  }

  // One arrow comes before the slides and one after, in the visual and in the focus order.
  const arrow = canMove && hasArrows && { row: options, index, onMove: engine.move };
  const className = [
    "slides",
    options.isVertical && "slides--vertical",
    options.isCentered && "slides--centered",
    options.isFade && "slides--fade",
    canMove && "slides--live",
    slides.length > 1 && (pagination || hasPauseControl) && "slides--controlled",
    ...modifiers,
  ];
  return (
    <section
      {...root(className.filter(Boolean).join(" "))}
      aria-roledescription={t("carousel")}
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <div className="slides__view">
        {arrow && <Arrow {...arrow} by={-1} />}
        <div
          ref={track}
          className="slides__track"
          {...groupOf(t("Slides"))}
          aria-live={isPlaying ? "off" : "polite"}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
          tabIndex={0}
        >
          {slides.map(({ _id, content }, slide) => {
            const isHidden = canMove && !isInView(options, index, slide);
            return (
              <div
                key={_id}
                className={slide === index ? "slides__slide slides__slide--current" : "slides__slide"}
                {...groupOf(t("{number} of {count}", { number: slide + 1, count: slides.length }), t("slide"))}
                aria-hidden={isHidden || undefined}
                inert={isHidden}
              >
                {content}
              </div>
            );
          })}
        </div>
        {arrow && <Arrow {...arrow} by={1} />}
      </div>
      {canMove && (
        <Controls
          stops={stops}
          index={index}
          pagination={pagination}
          onGoTo={engine.goTo}
          isPlaying={isPlaying}
          onPlaying={hasPauseControl && canPlay ? (wanted) => (wanted ? engine.play() : engine.stop()) : null}
        />
      )}
    </section>
  );
}

/** Runs the engine while there are at least two slides. Its options follow the settings. */
function useEngine(track: RefObject<HTMLDivElement | null>, options: EngineOptions) {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [state, setState] = useState({ index: firstStop(options), isPlaying: false, canPlay: false });
  const isStatic = options.count < 2;
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const host = track.current?.closest("section");
    if (isStatic || !track.current || !host) return;
    const started = createEngine(host, track.current, latest.current, setState);
    setEngine(started);
    return () => {
      started.destroy();
      setEngine(null);
    };
  }, [track, isStatic]);

  const signature = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `signature` changes with the slides
  useLayoutEffect(() => engine?.update(latest.current), [engine, signature]);

  return { engine, ...state };
}

/** Slides out of view cannot keep focus, so it moves to the track. */
function useFocusInView(track: RefObject<HTMLDivElement | null>, index: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each step
  useLayoutEffect(() => {
    const focused = track.current?.ownerDocument.activeElement;
    if (!focused || focused === track.current || !track.current?.contains(focused)) return;
    if (focused.closest("[inert]")) track.current.focus({ preventScroll: true });
  }, [index]);
}

import { activeDevices, type Device, mediaQuery, type Widths } from "../environment/devices/devices";
import type { EngineOptions } from "./movement/Engine";

export type Pagination = "bullets" | "fraction" | "progressbar";

/** How a carousel behaves on one device. */
export type Behavior = Omit<EngineOptions, "count"> & {
  hasArrows: boolean;
  pagination: Pagination | null;
  hasPauseControl: boolean;
  /** CSS modifiers of the block, besides those that follow from the behavior. */
  modifiers?: readonly string[];
};

/** With all CSS modifiers by name: a page has the styles of those that its HTML contains. */
export type PublishedBehavior = Omit<Behavior, "modifiers"> & { classes: readonly string[] };

/** In the attribute `data-options`, as JSON: desktop's behavior, and by media query what differs on other devices. */
export type CarouselOptions = {
  desktop: PublishedBehavior;
  others: [query: string, changes: Partial<PublishedBehavior>][];
};

/** The options of a carousel with `count` slides. */
export function optionsFor(behaviorOn: (device: Device) => Behavior, count: number, widths: Widths): CarouselOptions {
  const desktop = published(behaviorOn("desktop"), count);
  const others = activeDevices(widths)
    .slice(1)
    .map((device): [string, Partial<PublishedBehavior>] => [
      mediaQuery(device, widths),
      changesOf(desktop, published(behaviorOn(device), count)),
    ]);
  return { desktop, others: others.some(([, changes]) => Object.keys(changes).length) ? others : [] };
}

function published({ modifiers = [], ...behavior }: Behavior, count: number): PublishedBehavior {
  const { isVertical, isCentered, isFade, pagination } = behavior;
  const classes = [
    ...(isVertical ? ["slides--vertical"] : []),
    ...(isCentered ? ["slides--centered"] : []),
    ...(isFade ? ["slides--fade"] : []),
    ...(count > 1 && pagination ? ["slides--controlled"] : []),
    ...modifiers,
  ];
  return { ...behavior, classes };
}

const changesOf = (base: PublishedBehavior, other: PublishedBehavior): Partial<PublishedBehavior> =>
  Object.fromEntries(
    Object.entries(other).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name as keyof PublishedBehavior]),
    ),
  );

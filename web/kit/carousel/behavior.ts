import { activeDevices, type Device, mediaQuery, type Widths } from "../environment/devices/devices";
import type { EngineOptions } from "./movement/engine";

export type Pagination = "bullets" | "fraction" | "progressbar";

/** How a carousel behaves on one device. */
export type Behavior = Omit<EngineOptions, "count"> & {
  hasArrows: boolean;
  pagination: Pagination | null;
  hasPauseControl: boolean;
  /** CSS modifiers of the block. */
  modifiers?: readonly string[];
};

/** In the attribute `data-options`, as JSON: desktop's behavior, and by media query what differs on other devices. */
export type CarouselOptions = { desktop: Behavior; others: [query: string, changes: Partial<Behavior>][] };

export function optionsFor(behaviorOn: (device: Device) => Behavior, widths: Widths): CarouselOptions {
  const desktop = behaviorOn("desktop");
  const others = activeDevices(widths)
    .slice(1)
    .map((device): [string, Partial<Behavior>] => [mediaQuery(device, widths), changesOf(desktop, behaviorOn(device))]);
  return { desktop, others: others.some(([, changes]) => Object.keys(changes).length) ? others : [] };
}

const changesOf = (base: Behavior, other: Behavior): Partial<Behavior> =>
  Object.fromEntries(
    Object.entries(other).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name as keyof Behavior]),
    ),
  );

/** The classes of a carousel with `count` slides, besides `slides`. */
export const classesOf = (behavior: Behavior, count: number): string[] => [
  ...(behavior.isVertical ? ["slides--vertical"] : []),
  ...(behavior.isCentered ? ["slides--centered"] : []),
  ...(behavior.isFade ? ["slides--fade"] : []),
  ...(count > 1 && (behavior.pagination || behavior.hasPauseControl) ? ["slides--controlled"] : []),
  ...(behavior.modifiers ?? []),
];

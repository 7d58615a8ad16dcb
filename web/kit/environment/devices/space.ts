import {
  activeDevices,
  DEVICES,
  type Device,
  mediaQuery,
  type PerDevice,
  resolve,
  type Widths,
  widthRange,
} from "./devices";

/**
 * How wide an element can be on a device: a share of the screen, and at most so many CSS pixels. In a grid, it is one
 * column, and `columns` says how many of them fit.
 */
export type Width = { share: number; most: number; columns?: number };
/** The room that an element has, by device. */
export type Space = Partial<Record<Device, Width>>;

export const WHOLE_SCREEN: Space = {};
export const WHOLE: Width = { share: 1, most: Number.POSITIVE_INFINITY };
const REM = 16;
// The largest text of a page that is no heading.
const EM = 24;

export const widthOn = (space: Space, device: Device): Width => space[device] ?? WHOLE;

/** Narrower by a change that is asked for each device. */
export const narrowed = (space: Space, widths: Widths, change: (width: Width, device: Device) => Width): Space =>
  Object.fromEntries(activeDevices(widths).map((device) => [device, change(widthOn(space, device), device)]));

/** By a CSS length; one that only browsers can compute changes nothing. */
export function atMost({ share, most }: Width, length: unknown): Width {
  const [, number = "", unit] = /^(\d*\.?\d+)(px|rem|em|%|vw)?$/.exec(String(length ?? "").trim()) ?? [];
  const value = Number(number);
  if (!value) return { share, most };
  if (unit === "%") return { share: (share * Math.min(100, value)) / 100, most: (most * Math.min(100, value)) / 100 };
  if (unit === "vw") return { share: Math.min(share, value / 100), most };
  if (unit === "rem" || unit === "em") return { share, most: Math.min(most, value * (unit === "em" ? EM : REM)) };
  return unit === "px" ? { share, most: Math.min(most, value) } : { share, most };
}

/** Whether it has at most so many CSS pixels on all devices. */
export const isWithin = (space: Space, pixels: number, widths: Widths): boolean =>
  activeDevices(widths).every((device) => widthOn(space, device).most <= pixels);

/** One of several equal columns. */
export const columnOf = ({ share, most }: Width, columns: number): Width => ({
  share: share / columns,
  most: most / columns,
  columns,
});

/** Several columns of a grid; outside of one, the width itself. */
export function spanning({ share, most, columns = 1 }: Width, span: number): Width {
  const spanned = Math.max(1, Math.min(span, columns));
  return { share: share * spanned, most: most * spanned };
}

/** The value of a style field on a device, with what it inherits. */
export const styleOn = (style: Record<string, unknown> | undefined, field: string, device: Device): unknown => {
  const valueOn = (one: Device) => (style?.[one] as Record<string, unknown> | undefined)?.[field];
  return resolve(Object.fromEntries(DEVICES.map((one) => [one, valueOn(one)])) as PerDevice<unknown>, device);
};

// Elements without a width of their own share the room around them.
const known = new WeakMap<Space, { widths: Widths; sizes: string }>();

/** As the `sizes` attribute of an image. */
export function sizesOf(space: Space, widths: Widths): string {
  const before = known.get(space);
  if (before?.widths === widths) return before.sizes;
  const sizes = computedSizes(space, widths);
  known.set(space, { widths, sizes });
  return sizes;
}

function computedSizes(space: Space, widths: Widths): string {
  const all = activeDevices(widths).map((device) => {
    const width = widthOn(space, device);
    const query = mediaQuery(device, widths);
    const length = lengthOf(width);
    return { query, length, written: query ? shortLength(width, device, widths) : length };
  });
  const larger = all.filter(({ query }) => query.startsWith("(min"));
  // In `sizes` the first matching query wins; in CSS it is the last.
  const smaller = all.filter(({ query }) => !query.startsWith("(min")).reverse();
  // A device with the width of the next larger one needs no query.
  const needed = smaller.filter(({ length, written }, index) => {
    const next = smaller[index + 1];
    return next?.length !== length && next?.written !== written;
  });
  return [...larger, ...needed].map(({ query, written }) => (query ? `${query} ${written}` : written)).join(", ");
}

function lengthOf({ share, most }: Width): string {
  const ofScreen = `${round(share * 100)}vw`;
  return Number.isFinite(most) ? `min(${ofScreen}, ${Math.ceil(Number(most.toFixed(2)))}px)` : ofScreen;
}

/** Without a limit that the screens of the device do not reach. */
const shortLength = ({ share, most }: Width, device: Device, widths: Widths) =>
  lengthOf({ share, most: share * widthRange(device, widths).max <= most ? Number.POSITIVE_INFINITY : most });

const round = (value: number) => Math.ceil(value * 10) / 10;

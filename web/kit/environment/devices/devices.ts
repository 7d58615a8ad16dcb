/** The devices with values of their own, and from which device a value is inherited. */

export type Device = "desktop" | "widescreen" | "laptop" | "tablet_extra" | "tablet" | "mobile_extra" | "mobile";

/** `value` is a width in CSS pixels: the smallest of a `min` device, the largest of a `max` device. */
export type Breakpoint = {
  direction: "base" | "min" | "max";
  value: number;
  /** Sites can turn on the other devices and set their widths. */
  isOnByDefault: boolean;
};

const screen = (direction: Breakpoint["direction"], value: number, isOnByDefault = false): Breakpoint => ({
  direction,
  value,
  isOnByDefault,
});

/**
 * In cascade order: the base, the larger screen, then smaller and smaller ones. Each rule overrides those before it.
 */
export const BREAKPOINTS: Readonly<Record<Device, Breakpoint>> = {
  desktop: screen("base", 0, true),
  widescreen: screen("min", 2400),
  laptop: screen("max", 1366),
  tablet_extra: screen("max", 1200),
  tablet: screen("max", 1024, true),
  mobile_extra: screen("max", 880),
  mobile: screen("max", 767, true),
};

export const DEVICES = Object.keys(BREAKPOINTS) as readonly Device[];

/** The narrowest supported screen, in CSS pixels. */
export const SMALLEST_WIDTH = 320;

/** The devices that a site turned on besides the default ones, with their widths. */
export type Widths = Partial<Record<Device, number>>;

export const activeDevices = (widths: Widths = {}): readonly Device[] =>
  DEVICES.filter((device) => BREAKPOINTS[device].isOnByDefault || widths[device]);

/** From large to small, as people list them. In cascade order, the base comes before the larger screen. */
export const fromLargest = (devices: readonly Device[]): readonly Device[] =>
  devices.includes("widescreen") ? ["widescreen", ...devices.filter((device) => device !== "widescreen")] : devices;

/** Empty for desktop, whose rules are outside any media query. */
export function mediaQuery(device: Device, widths: Widths = {}): string {
  const { direction, value } = BREAKPOINTS[device];
  return direction === "base" ? "" : `(${direction}-width:${widths[device] || value}px)`;
}

/** The width range of a device, given the default devices and those in `widths`. */
export function widthRange(device: Device, widths: Widths = {}): { min: number; max: number } {
  const widthOf = (one: Device) => widths[one] || BREAKPOINTS[one].value;
  const active = activeDevices(widths);
  const smaller = active.slice(active.indexOf(device) + 1).find((one) => BREAKPOINTS[one].direction === "max");
  if (device === "widescreen") return { min: widthOf(device), max: Number.POSITIVE_INFINITY };
  const larger = active.includes("widescreen") ? widthOf("widescreen") - 1 : Number.POSITIVE_INFINITY;
  return { min: smaller ? widthOf(smaller) + 1 : SMALLEST_WIDTH, max: device === "desktop" ? larger : widthOf(device) };
}

export type PerDevice<Value> = Partial<Record<Device, Value | "" | null>>;

/** The value of a device without one: its own default first, then (`larger`) that of the next larger device. */
export type Fallback<Value> = { inherits: "larger" | "none"; defaults?: Partial<Record<Device, Value>> };

/**
 * Undefined if neither the device nor any device it inherits from has a value. 0 is a value; the empty string is not.
 */
export const resolve = <Value>(
  values: PerDevice<Value>,
  device: Device,
  fallback?: Fallback<Value>,
  active?: readonly Device[],
): Value | undefined => nearest((one) => values[one], device, fallback, active);

/** Like `resolve`, for a setting that the contract lists as responsive: its values are in suffixed settings. */
export const resolveSetting = <Value>(
  settings: object,
  name: string,
  device: Device,
  fallback?: Fallback<Value>,
  active?: readonly Device[],
): Value | undefined =>
  nearest((one) => (settings as Record<string, Value>)[settingName(name, one)], device, fallback, active);

function nearest<Value>(
  valueOn: (device: Device) => Value | "" | null | undefined,
  device: Device,
  { inherits, defaults }: Fallback<Value> = { inherits: "larger" },
  active: readonly Device[] = DEVICES,
): Value | undefined {
  for (const one of INHERITANCE.get(device) ?? []) {
    if (one !== device && (inherits === "none" || !active.includes(one))) continue;
    const value = valueOn(one);
    if (isSet(value)) return value;
    if (defaults?.[one] !== undefined) return defaults[one];
  }
}

/**
 * Each device and those it inherits from, nearest first. Widescreen inherits from desktop, and no device inherits
 * from it.
 */
// Marked as pure, so that the script of pages, which does not need it, leaves it out.
const INHERITANCE = /* @__PURE__ */ inheritance();

function inheritance(): Map<Device, Device[]> {
  return new Map(
    DEVICES.map((device, index) => {
      const larger = DEVICES.slice(0, index).filter((one) => one !== "widescreen");
      return [device, [device, ...larger.reverse()]];
    }),
  );
}

function isSet<Value>(value: Value | "" | null | undefined): value is Value {
  const plain = typeof value === "object" && value !== null && "size" in value ? value.size : value;
  return plain !== undefined && plain !== null && plain !== "";
}

/** The name under which a device's value is stored: `slides_to_show`, `slides_to_show_tablet`, … */
export const settingName = (name: string, device: Device) => (device === "desktop" ? name : `${name}_${device}`);

/** The per-device values of one responsive setting. */
export const valuesOf = (settings: Record<string, unknown>, name: string): PerDevice<unknown> =>
  Object.fromEntries(DEVICES.map((device) => [device, settings[settingName(name, device)]]));

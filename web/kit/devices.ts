/** Which screens a value is for, and where a screen without a value of its own takes it from. */

export type Device = "desktop" | "widescreen" | "laptop" | "tablet_extra" | "tablet" | "mobile_extra" | "mobile";

/** `value` is a width in CSS pixels: the smallest of a `min` device, the largest of a `max` device. */
export type Breakpoint = {
  label: string;
  direction: "base" | "min" | "max";
  value: number;
  /** The others are a site's choice, and so are their widths. */
  isOnByDefault: boolean;
};

/** In cascade order: the base, the larger screen, then ever smaller ones; each rule overrides those before it. */
export const BREAKPOINTS: Readonly<Record<Device, Breakpoint>> = {
  desktop: { label: "Desktop", direction: "base", value: 0, isOnByDefault: true },
  widescreen: { label: "Wide screen", direction: "min", value: 2400, isOnByDefault: false },
  laptop: { label: "Laptop", direction: "max", value: 1366, isOnByDefault: false },
  tablet_extra: { label: "Large tablet", direction: "max", value: 1200, isOnByDefault: false },
  tablet: { label: "Tablet", direction: "max", value: 1024, isOnByDefault: true },
  mobile_extra: { label: "Large mobile", direction: "max", value: 880, isOnByDefault: false },
  mobile: { label: "Mobile", direction: "max", value: 767, isOnByDefault: true },
};

export const DEVICES = Object.keys(BREAKPOINTS) as readonly Device[];

/** The narrowest screen that is designed for, in CSS pixels. */
export const SMALLEST_WIDTH = 320;

/** The devices that a site has switched on beside the usual ones, with their widths. */
export type Widths = Partial<Record<Device, number>>;

export const activeDevices = (widths: Widths = {}): readonly Device[] =>
  DEVICES.filter((device) => BREAKPOINTS[device].isOnByDefault || widths[device]);

/** As people think of them; in cascade order the base comes before the one larger screen. */
export const fromLargest = (devices: readonly Device[]): readonly Device[] =>
  devices.includes("widescreen") ? ["widescreen", ...devices.filter((device) => device !== "widescreen")] : devices;

/** Empty for desktop, whose rules stand outside any media query. */
export function mediaQuery(device: Device, widths: Widths = {}): string {
  const { direction, value } = BREAKPOINTS[device];
  return direction === "base" ? "" : `(${direction}-width:${widths[device] || value}px)`;
}

/** A picture's `sizes`, from how wide it is shown on each device. */
export function pictureSizes(widthOn: (device: Device) => string, widths: Widths = {}): string {
  const [desktop, ...others] = activeDevices(widths);
  const sizes = others.map((device) => `${mediaQuery(device, widths)} ${widthOn(device)}`);
  // The first query that matches counts here; of CSS rules it is the last.
  return [...sizes.reverse(), widthOn(desktop as Device)].join(", ");
}

/** The widths a device stands for when exactly the default devices and those in `widths` are on. */
export function widthRange(device: Device, widths: Widths = {}): { min: number; max: number } {
  const widthOf = (one: Device) => widths[one] || BREAKPOINTS[one].value;
  const active = activeDevices(widths);
  const smaller = active.slice(active.indexOf(device) + 1).find((one) => BREAKPOINTS[one].direction === "max");
  if (device === "widescreen") return { min: widthOf(device), max: Number.POSITIVE_INFINITY };
  const larger = active.includes("widescreen") ? widthOf("widescreen") - 1 : Number.POSITIVE_INFINITY;
  return { min: smaller ? widthOf(smaller) + 1 : SMALLEST_WIDTH, max: device === "desktop" ? larger : widthOf(device) };
}

export type PerDevice<Value> = Partial<Record<Device, Value | "" | null>>;

/** What a device without a value takes: its own default first, then (`larger`) what the next larger device has. */
export type Fallback<Value> = { inherits: "larger" | "none"; defaults?: Partial<Record<Device, Value>> };

/** Undefined when neither the device nor any it inherits from has a value. 0 is a value, the empty string is not. */
export const resolve = <Value>(
  values: PerDevice<Value>,
  device: Device,
  fallback?: Fallback<Value>,
  active?: readonly Device[],
): Value | undefined => nearest((one) => values[one], device, fallback, active);

/** As `resolve`, for a setting that the contract lists as responsive: its values stand side by side in the settings. */
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

/** Each device and those it inherits from, nearest first. Widescreen inherits from desktop and bequeaths nothing. */
const INHERITANCE = new Map(
  DEVICES.map((device, place) => {
    const larger = DEVICES.slice(0, place).filter((one) => one !== "widescreen");
    return [device, [device, ...larger.reverse()]];
  }),
);

function isSet<Value>(value: Value | "" | null | undefined): value is Value {
  const plain = typeof value === "object" && value !== null && "size" in value ? value.size : value;
  return plain !== undefined && plain !== null && plain !== "";
}

/** Where the value for a device is stored: `slides_to_show`, `slides_to_show_tablet`, … */
export const settingName = (name: string, device: Device) => (device === "desktop" ? name : `${name}_${device}`);

/** The per-device values of one setting that the contract lists as responsive. */
export const valuesOf = (settings: Record<string, unknown>, name: string): PerDevice<unknown> =>
  Object.fromEntries(DEVICES.map((device) => [device, settings[settingName(name, device)]]));

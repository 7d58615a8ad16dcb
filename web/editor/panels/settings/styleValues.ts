import type { ElementProps, ElementStyle, StyleFieldValue } from "../../../documents/document";
import { type Device, type PerDevice, resolve } from "../../../kit/environment/devices/devices";
import type { WidgetSchema } from "../../../kit/schema/schema";

export type State = "hover" | null;

/** The key of the style values of a device and a state. */
export const styleKey = (device: Device, state: State) => (state ? `${device}:${state}` : device);

const valueOn = (style: ElementStyle | undefined, key: string, name: string) =>
  (style?.[key] as Record<string, StyleFieldValue> | undefined)?.[name];

/**
 * The part of an element's style from which the value of a field on a device can come: all of it, unless a setting
 * with a value on this device ends what larger devices have.
 */
export function inheritableStyle(
  { $style, ...props }: ElementProps,
  schema: WidgetSchema,
  name: string,
  device: Device,
) {
  const isReset = Object.entries(schema.settings).some(
    ([setting, options]) =>
      "resetsStyle" in options &&
      options.resetsStyle === name &&
      (props[`${setting}_${device}`] ?? options.responsive?.defaults?.[device]) !== undefined,
  );
  if (!isReset || device === "desktop") return $style;
  return Object.fromEntries(Object.entries($style ?? {}).filter(([key]) => key.split(":")[0] === device));
}

type StyleQuery = {
  style: ElementStyle | undefined;
  name: string;
  device: Device;
  devices: readonly Device[];
  state: State;
};

/** The own value of a style field on a device, and the value that applies without it. */
export function styleValues({ style, name, device, devices, state }: StyleQuery) {
  const on = (one: State, without?: Device) =>
    Object.fromEntries(
      devices.filter((other) => other !== without).map((other) => [other, valueOn(style, styleKey(other, one), name)]),
    ) as PerDevice<StyleFieldValue>;
  return {
    own: valueOn(style, styleKey(device, state), name),
    // In the hover state, an element keeps its normal style except for the values set here.
    inherited: resolve(on(state, device), device) ?? (state ? resolve(on(null), device) : undefined),
  };
}

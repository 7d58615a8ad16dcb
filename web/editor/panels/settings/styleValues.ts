import { type Device, type PerDevice, resolve } from "../../../kit/devices";
import type { ElementStyle, Look } from "../../../kit/document";

export type State = "hover" | null;

/** Where a style's values for a device and a state are kept. */
export const styleKey = (device: Device, state: State) => (state ? `${device}:${state}` : device);

const valueOn = (style: ElementStyle | undefined, key: string, name: string) =>
  (style?.[key] as Record<string, Look> | undefined)?.[name];

type Asked = {
  style: ElementStyle | undefined;
  name: string;
  device: Device;
  devices: readonly Device[];
  state: State;
};

/** What an element says of one look on a device, and what holds while it says nothing. */
export function styleValues({ style, name, device, devices, state }: Asked) {
  const on = (one: State, without?: Device) =>
    Object.fromEntries(
      devices.filter((other) => other !== without).map((other) => [other, valueOn(style, styleKey(other, one), name)]),
    ) as PerDevice<Look>;
  return {
    own: valueOn(style, styleKey(device, state), name),
    // A hovered element looks as it usually does, but for what is said of it.
    inherited:
      (device === "desktop" ? undefined : resolve(on(state, device), device)) ??
      (state ? resolve(on(null), device) : undefined),
  };
}

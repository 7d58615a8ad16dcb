import type { ElementProps, StyleValue } from "../../documents/document";
import { BREAKPOINTS, type Device, type PerDevice, resolve } from "../../kit/environment/devices/devices";
import { deviceLabel } from "../texts/deviceLabel";
import { gettext, inSentence } from "../texts/gettext";
import { withStyle } from "./style";

const HIDDEN = "none";
// Restores the stylesheet's value, whatever a larger device sets.
const SHOWN = "revert-layer";

const displayOn = (props: ElementProps, device: Device) =>
  (props.$style?.[device] as Record<string, StyleValue> | undefined)?.display;

const displays = (props: ElementProps, devices: readonly Device[]) =>
  Object.fromEntries(devices.map((device) => [device, displayOn(props, device)])) as PerDevice<StyleValue>;

/** `devices` are those of the site. */
export const isHiddenOn = (props: ElementProps, device: Device, devices: readonly Device[]): boolean =>
  resolve(displays(props, devices), device) === HIDDEN;

/** The label of the change. It also applies to smaller devices without their own value. */
export function visibilityLabel(isHidden: boolean, device: Device, devices: readonly Device[]): string {
  const { direction } = BREAKPOINTS[device];
  if (direction === "base") return isHidden ? gettext("Show on all screens") : gettext("Hide on all screens");
  const values = { device: inSentence(deviceLabel(device)) };
  if (direction !== "max" || device === devices.at(-1))
    return gettext(isHidden ? "Show on {device}" : "Hide on {device}", values);
  return gettext(isHidden ? "Show on {device} and smaller screens" : "Hide on {device} and smaller screens", values);
}

/** Shows or hides an element on a device and the smaller ones that inherit from it, with as few values as possible. */
export function withVisibility(
  props: ElementProps,
  device: Device,
  devices: readonly Device[],
  isShown: boolean,
): ElementProps {
  const without = withStyle(props, device, "display", undefined);
  if (isHiddenOn(without, device, devices) !== isShown) return without;
  return withStyle(props, device, "display", isShown ? SHOWN : HIDDEN);
}

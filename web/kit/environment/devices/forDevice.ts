import type { Responsive } from "../../schema/settings";
import { type Device, resolveSetting } from "./devices";

/**
 * The settings of one device: those named in `responsive` have its value instead of desktop's. Values of devices that
 * are turned off are never passed to views, see resolveSettings.
 */
export function forDevice<S extends object>(
  settings: S,
  responsive: Readonly<Record<string, Responsive>>,
  device: Device,
): S {
  const shown = { ...settings } as Record<string, unknown>;
  for (const [name, fallback] of Object.entries(responsive)) {
    shown[name] = resolveSetting<unknown>(settings, name, device, fallback) ?? shown[name];
  }
  return shown as S;
}

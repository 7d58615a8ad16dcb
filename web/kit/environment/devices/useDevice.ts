import { type RefObject, useEffect, useState } from "react";
import type { Responsive } from "../../schema/settings";
import { useEnvironment } from "../environment";
import { activeDevices, type Device, mediaQuery, resolveSetting } from "./devices";

/** The device of the window that shows the element. Desktop on the server and in the first render. */
export function useDevice(element: RefObject<HTMLElement | null>): Device {
  const { breakpoints } = useEnvironment();
  const [device, setDevice] = useState<Device>("desktop");

  useEffect(() => {
    // The canvas has its own window, which is as wide as the edited device.
    const view = element.current?.ownerDocument.defaultView;
    if (!view) return;
    const others = activeDevices(breakpoints).slice(1);
    const screens = others.map((one) => ({ one, query: view.matchMedia(mediaQuery(one, breakpoints)) }));
    const update = () => setDevice(screens.findLast(({ query }) => query.matches)?.one ?? "desktop");
    update();
    for (const { query } of screens) query.addEventListener("change", update);
    return () => {
      for (const { query } of screens) query.removeEventListener("change", update);
    };
  }, [element, breakpoints]);

  return device;
}

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

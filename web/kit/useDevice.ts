import { type RefObject, useEffect, useState } from "react";
import { activeDevices, type Device, mediaQuery, resolveSetting } from "./devices";
import { useEnvironment } from "./environment";
import type { Responsive } from "./schema/settings";

/** The device whose values hold where the element is shown. On the server, and for the first drawing, desktop. */
export function useDevice(element: RefObject<HTMLElement | null>): Device {
  const { breakpoints } = useEnvironment();
  const [device, setDevice] = useState<Device>("desktop");

  useEffect(() => {
    // The canvas has a window of its own, which is as wide as the device that is edited.
    const view = element.current?.ownerDocument.defaultView;
    if (!view) return;
    const others = activeDevices(breakpoints).slice(1);
    const screens = others.map((one) => ({ one, query: view.matchMedia(mediaQuery(one, breakpoints)) }));
    const tell = () => setDevice(screens.findLast(({ query }) => query.matches)?.one ?? "desktop");
    tell();
    for (const { query } of screens) query.addEventListener("change", tell);
    return () => {
      for (const { query } of screens) query.removeEventListener("change", tell);
    };
  }, [element, breakpoints]);

  return device;
}

/**
 * The settings as they are on one device: those named in `responsive` have its value in place of desktop's. Views have
 * no values of devices that are off, see resolveSettings.
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

import { activeDevices, type Device, type Fallback, mediaQuery, resolveSetting, type Widths } from "../kit/devices";

export type Devices = ReturnType<typeof createDevices>;

/** The page's one account of which device it is shown on. Its functions fit React's useSyncExternalStore. */
export function createDevices(widths: Widths = {}) {
  const active = activeDevices(widths);
  const screens = active.map((device) => ({
    device,
    query: matchMedia(mediaQuery(device, widths)),
  }));
  const listeners = new Set<() => void>();
  // Asked anew each time: handlers of resizing run before the browser reports that a query has changed.
  // Later devices in cascade order override earlier ones; desktop's empty query always matches.
  const mode = (): Device => screens.findLast(({ query }) => query.matches)?.device ?? "desktop";
  let reported = mode();

  function onChange() {
    if (mode() === reported) return;
    reported = mode();
    for (const listener of [...listeners]) listener();
  }

  for (const { query } of screens) query.addEventListener("change", onChange);

  return {
    /** The devices that the site distinguishes. */
    active,
    mode,

    /** Calls back after each change of device; returns the function that ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** The value of a per-device setting (the contract says which are) for a device, by default the current one. */
    valueFor: (
      settings: Record<string, unknown>,
      name: string,
      device: Device = mode(),
      fallback?: Fallback<unknown>,
    ) => resolveSetting(settings, name, device, fallback, active),
  };
}

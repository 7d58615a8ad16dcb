import { activeDevices, type Device, mediaQuery, type Widths } from "../../kit/environment/devices/devices";

export type Devices = ReturnType<typeof createDevices>;

/** The current device of the page. The functions fit React's useSyncExternalStore. */
export function createDevices(widths: Widths = {}) {
  const active = activeDevices(widths);
  const screens = active.map((device) => ({
    device,
    query: matchMedia(mediaQuery(device, widths)),
  }));
  const listeners = new Set<() => void>();
  // Evaluated again each time, because resize handlers run before media queries fire. Later devices in cascade order
  // override earlier ones; desktop's empty query always matches.
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

    /** Calls back after each change of device; returns a function that stops it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

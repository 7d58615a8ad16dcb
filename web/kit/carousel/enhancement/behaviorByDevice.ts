import type { CarouselOptions, PublishedBehavior } from "../behavior";

/** Calls back with the behavior of the window's device, now and after each change of device. */
export function behaviorByDevice(
  root: HTMLElement,
  { desktop, others }: CarouselOptions,
  onChange: (behavior: PublishedBehavior) => void,
  until: AbortSignal,
): void {
  // The canvas has its own window, which is as wide as the edited device.
  const view = root.ownerDocument.defaultView as Window;
  const devices = others.map(([query, changes]) => ({ changes, query: view.matchMedia(query) }));
  const update = () => onChange({ ...desktop, ...devices.findLast(({ query }) => query.matches)?.changes });
  for (const { query } of devices) query.addEventListener("change", update, { signal: until });
  update();
}

/** A request to show a setting of an element in the settings panel, from another part of the screen. */
export type RequestedSetting = {
  element: string;
  /** A setting, or `list.item.field` for a field of an item. */
  path: string;
  /** The group that contains it. */
  group?: string;
};

// The panel may open only after the request.
let pending: RequestedSetting | null = null;
const listeners = new Set<() => void>();

export const requestedSetting = {
  show(request: RequestedSetting) {
    pending = request;
    for (const listener of [...listeners]) listener();
  },
  /** Returns the request, and forgets it. */
  take(): RequestedSetting | null {
    const taken = pending;
    pending = null;
    return taken;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

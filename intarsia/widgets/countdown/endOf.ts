import { timestampOf } from "../../../web/kit/environment/time/zonedTime";

export type EndSettings = {
  id: string;
  type: "due_date" | "evergreen" | "endless";
  "due-date": string;
  "evergreen-interval": number;
  "start-date": string;
  "restart-interval": number;
};

/** What the browser stores about a first visit. Some browsers allow no storage. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem">;

/** When the countdown ends for this visitor, in milliseconds since 1970; null without a date. */
export function endOf(settings: EndSettings, now: number, timeZone: string, storage: BrowserStorage): number | null {
  switch (settings.type) {
    case "due_date":
      return sharedEnd(settings, timeZone);
    case "evergreen":
      return evergreenEnd(settings, now, storage);
    case "endless": {
      const start = timestampOf(settings["start-date"], timeZone);
      const interval = settings["restart-interval"] * 1000;
      if (start === null || !(interval > 0) || now < start) return null;
      return start + (Math.floor((now - start) / interval) + 1) * interval;
    }
  }
}

/** When it ends for all visitors; null if each has an end of their own. */
export const sharedEnd = (settings: Pick<EndSettings, "type" | "due-date">, timeZone: string): number | null =>
  settings.type === "due_date" ? timestampOf(settings["due-date"], timeZone) : null;

function evergreenEnd(
  { id, "evergreen-interval": interval }: EndSettings,
  now: number,
  storage: BrowserStorage,
): number | null {
  if (!(interval > 0)) return null;
  const key = `intarsia:countdown:${id}`;
  const [storedInterval, storedEnd] = read(key, storage);
  if (storedInterval === interval && storedEnd) return storedEnd;
  const end = now + interval * 1000;
  try {
    storage.setItem(key, `${interval} ${end}`);
  } catch {
    // Without storage, the countdown restarts at the next visit.
  }
  return end;
}

function read(key: string, storage: BrowserStorage): number[] {
  try {
    return (storage.getItem(key) ?? "").split(" ").map(Number);
  } catch {
    return [];
  }
}

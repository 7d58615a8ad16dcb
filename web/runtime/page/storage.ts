import { isRecord } from "./isRecord";

const APP_KEY = "intarsia";

type Entries = Record<string, unknown>;
type Area = { session?: boolean };

/**
 * One JSON object per storage area, with the expiry of each key. A blocked, full or invalid storage is no error:
 * reads return nothing and writes are lost.
 */
export const storage = {
  get(key: string, area: Area = {}): unknown {
    const entries = read(area);
    return Object.hasOwn(entries, key) ? entries[key] : undefined;
  },

  /** Without a lifetime the key keeps its expiry, so that a counter does not extend its own period. */
  set(key: string, value: unknown, { lifetimeInSeconds, ...area }: Area & { lifetimeInSeconds?: number } = {}): void {
    const entries = read(area);
    entries[key] = value;
    if (lifetimeInSeconds) {
      entries.__expiration = { ...expiries(entries), [key]: Date.now() + lifetimeInSeconds * 1000 };
    }
    write(entries, area);
  },
};

const expiries = ({ __expiration }: Entries) => (isRecord(__expiration) ? __expiration : {}) as Record<string, number>;

const areaOf = ({ session }: Area) => (session ? sessionStorage : localStorage);

function read(area: Area): Entries {
  try {
    const entries = JSON.parse(areaOf(area).getItem(APP_KEY) ?? "{}");
    return isRecord(entries) ? withoutExpired(entries, area) : {};
  } catch {
    return {};
  }
}

function withoutExpired(entries: Entries, area: Area): Entries {
  const expiry = expiries(entries);
  const expired = Object.keys(expiry).filter((key) => (expiry[key] as number) < Date.now());
  for (const key of expired) {
    delete entries[key];
    delete expiry[key];
  }
  if (expired.length) write(entries, area);
  return entries;
}

function write(entries: Entries, area: Area): void {
  try {
    areaOf(area).setItem(APP_KEY, JSON.stringify(entries));
  } catch {
    // Private windows, policies and full disks: the page works without storage.
  }
}

/** Values in the browser's storage in the contract's format: `{"value": …, "timestamp": seconds}`. */

import { isRecord } from "../../runtime/page/isRecord";
import { nowInSeconds } from "./nowInSeconds";
import { tryOrUndefined } from "./tryOrUndefined";

export const LIFETIME_SECONDS = 86_400;

/** Undefined if there is none, or if it is older than `lifetime`. */
export function readEntry(key: string, lifetime = LIFETIME_SECONDS): unknown {
  const entry: unknown = tryOrUndefined(() => JSON.parse(localStorage.getItem(key) ?? "null"));
  if (!isRecord(entry) || typeof entry.timestamp !== "number") return undefined;
  return nowInSeconds() - entry.timestamp > lifetime ? undefined : plain(entry.value);
}

export function writeEntry(key: string, value: unknown): void {
  const entry = { value: JSON.stringify(value), timestamp: nowInSeconds() };
  tryOrUndefined(() => localStorage.setItem(key, JSON.stringify(entry)));
}

/** We store values as JSON text; other scripts of the contract store some of them as they are. */
function plain(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const parsed: unknown = tryOrUndefined(() => JSON.parse(value));
  return parsed === undefined ? value : parsed;
}

/** Values in the browser's storage in the contract's format: `{"value": …, "timestamp": seconds}`. */

import { isRecord } from "../../runtime/isRecord";
import { attempt } from "./attempt";
import { nowInSeconds } from "./nowInSeconds";

export const ALIVE_SECONDS = 86_400;

/** Undefined if there is none, or if it is older than `aliveFor`. */
export function readEntry(key: string, aliveFor = ALIVE_SECONDS): unknown {
  const entry: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"));
  if (!isRecord(entry) || typeof entry.timestamp !== "number") return undefined;
  return nowInSeconds() - entry.timestamp > aliveFor ? undefined : plain(entry.value);
}

export function writeEntry(key: string, value: unknown): void {
  const entry = { value: JSON.stringify(value), timestamp: nowInSeconds() };
  attempt(() => localStorage.setItem(key, JSON.stringify(entry)));
}

/** We store values as JSON text; other scripts of the contract store some of them as they are. */
function plain(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const told: unknown = attempt(() => JSON.parse(value));
  return told === undefined ? value : told;
}

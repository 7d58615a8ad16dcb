/** Values in the browser's storage, each as the contract has it: `{"value": …, "timestamp": seconds}`. */

import { isRecord } from "../../runtime/isRecord";

export const ALIVE_SECONDS = 86_400;

/** Undefined when there is none, or when it is older than `aliveFor`. */
export function readEntry(key: string, aliveFor = ALIVE_SECONDS): unknown {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isRecord(entry) || typeof entry.timestamp !== "number") return undefined;
    return nowInSeconds() - entry.timestamp > aliveFor ? undefined : plain(entry.value);
  } catch {
    return undefined;
  }
}

/** Where the storage is blocked or full, nothing is remembered and nothing breaks. */
export function writeEntry(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ value: JSON.stringify(value), timestamp: nowInSeconds() }));
  } catch {}
}

export const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Written by us, a value is JSON in a text; other writers of the contract leave some bare. */
function plain(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

import { isRecord } from "../../runtime/page/isRecord";
import { tryOrUndefined } from "../storage/tryOrUndefined";

const LOOKS_LIKE_JSON = /^[[{].*[\]}]$/s;

/**
 * One form part per member. Objects are sent as JSON. A string of JSON inside an object is sent as the value that it
 * contains.
 */
export function toParts(data: Record<string, unknown>): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(data)) {
    const plain = unwrapped(value);
    parts.append(name, typeof plain === "object" && plain !== null ? JSON.stringify(plain) : String(plain));
  }
  return parts;
}

function unwrapped(value: unknown): unknown {
  if (typeof value === "string") return LOOKS_LIKE_JSON.test(value) ? fromJson(value) : value;
  if (Array.isArray(value)) return value.map(unwrapped);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unwrapped(one)]));
  return value;
}

/** Text that only looks like JSON stays text. */
const fromJson = (text: string): unknown => tryOrUndefined(() => unwrapped(JSON.parse(text))) ?? text;

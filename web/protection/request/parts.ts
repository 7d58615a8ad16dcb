import { isRecord } from "../../runtime/isRecord";
import { attempt } from "../storage/attempt";

const LOOKS_LIKE_JSON = /^[[{].*[\]}]$/s;

/** One part of a form for each member. Objects travel as JSON, and JSON in a text within them as what it says. */
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

/** What only looks like it stays a text. */
const fromJson = (text: string): unknown => attempt(() => unwrapped(JSON.parse(text))) ?? text;

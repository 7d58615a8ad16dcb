import type { Pattern } from "./patterns";

export type Field = { name: string; value: string };

/** The body with our field added. A body of an unsupported kind is returned unchanged. */
export function withField<Body>(body: Body, field: Field, pattern: Pattern): Body {
  const name = pattern.isWrapped ? `data[${field.name}]` : field.name;
  if (body instanceof FormData) return added(copied(new FormData(), body), name, field.value) as Body;
  if (body instanceof URLSearchParams) return added(new URLSearchParams(body), name, field.value) as Body;
  if (typeof body !== "string") return body;
  if (/^\s*[{[]/.test(body)) return inJson(body, field, pattern) as Body;
  // A body that is neither JSON nor name-value pairs has a format that we do not know.
  if (!/^[^=\s]+=/.test(body) || body.startsWith("--")) return body;
  return `${body}&${encodeURIComponent(name)}=${encodeURIComponent(field.value)}` as Body;
}

function inJson(body: string, { name, value }: Field, { within }: Pattern): string {
  const parsed = JSON.parse(body);
  const key = within && name === "ct_bot_detector_event_token" ? "event_token" : name;
  const request = within === "first request" ? parsed.requests?.[0] : parsed;
  if (!request) return body;
  if (within) request.data = { ...request.data, [key]: value };
  else request[key] = value;
  return JSON.stringify(parsed);
}

function copied(copy: FormData, from: FormData): FormData {
  for (const [name, value] of from) {
    if (typeof value === "string") copy.append(name, value);
    else copy.append(name, value, value.name);
  }
  return copy;
}

function added<Pairs extends FormData | URLSearchParams>(pairs: Pairs, name: string, value: string): Pairs {
  pairs.append(name, value);
  return pairs;
}

/** The body as text, as far as patterns need it. */
export function textOf(body: unknown): string {
  if (typeof body === "string") return body;
  if (body instanceof URLSearchParams) return String(body);
  if (!(body instanceof FormData)) return "";
  return [...body].map(([name, value]) => `${name}=${typeof value === "string" ? value : ""}`).join("&");
}

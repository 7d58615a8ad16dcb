import { setHiddenField } from "../forms/hiddenFields";
import { PATTERNS, type Pattern, REATTACHED } from "./patterns";
import { type Field, textOf, withField } from "./withField";

const TOKEN_LENGTH = 64;

/** `field` is the value to send: the token, else the no-cookie field; undefined without either. */
export type GetField = () => Field | undefined;

/**
 * Adds our field to the requests of other scripts that match a pattern. Only the functions that a pattern of this
 * page needs are wrapped, every request is sent, and a request without a match keeps its exact body.
 */
export function inject(view: Window & typeof globalThis, field: GetField): void {
  const sameOrigin = PATTERNS.filter(({ marker }) => view.document.querySelector(marker));
  const byXhr = sameOrigin.filter(({ by }) => by === "xhr");
  const byFetch = sameOrigin.filter(({ by }) => by === "fetch");
  if (byXhr.length) patchXhr(view, byXhr, field);
  if (byFetch.length) patchFetch(view, byFetch, field);
}

/** Restores the token in forms that lose their fields. */
export function reattach(page: Document, token: string): void {
  if (token.length !== TOKEN_LENGTH) return;
  for (const place of page.querySelectorAll<HTMLElement>(REATTACHED)) {
    const form = place.closest("form") ?? place.querySelector("form");
    if (form) setHiddenField(form, "ct_bot_detector_event_token", token);
  }
}

function patchXhr(view: Window & typeof globalThis, patterns: Pattern[], field: GetField): void {
  const { open, send } = view.XMLHttpRequest.prototype;
  const addresses = new WeakMap<XMLHttpRequest, string>();
  view.XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    addresses.set(this, String(args[1]));
    return open.apply(this, args as Parameters<typeof open>);
  } as typeof open;
  view.XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    return send.call(this, changed(addresses.get(this) ?? "", body, patterns, field));
  };
}

function patchFetch(view: Window & typeof globalThis, patterns: Pattern[], field: GetField): void {
  const { fetch } = view;
  view.fetch = function (this: unknown, input: RequestInfo | URL, init?: RequestInit) {
    // The body of a Request can be read only once, so it is left alone.
    const url = typeof input === "string" ? input : input instanceof URL ? input.href : "";
    const body = init?.body;
    const next = body === undefined || body === null ? body : changed(url, body, patterns, field);
    return next === body
      ? fetch.call(this as Window, input, init)
      : fetch.call(this as Window, input, { ...init, body: next });
  };
}

function changed<Body>(url: string, body: Body, patterns: Pattern[], field: GetField): Body {
  try {
    const pattern = patterns.find((one) => matches(one, url, body));
    const now = pattern && field();
    return pattern && now?.value ? withField(body, now, pattern) : body;
  } catch {
    // An error of ours must not reach the code that sends the request.
    return body;
  }
}

function matches({ url, body: matching = [] }: Pattern, address: string, body: unknown): boolean {
  if (url && !address.includes(url)) return false;
  const text = matching.length ? textOf(body) : "";
  return matching.every((piece) => text.includes(piece));
}

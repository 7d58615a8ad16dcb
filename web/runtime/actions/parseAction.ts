export type ActionRequest = { name: string; settings: Record<string, unknown> };

/**
 * Parses an action link, plain (`#elementor-action:action=…&settings=…`) or percent-encoded; null if it is invalid.
 * The settings are base64 of JSON with escaped characters beyond Latin-1.
 */
export function parseAction(href: string): ActionRequest | null {
  try {
    const text = decoded(href);
    const name = text.match(/action=(.+?)&/)?.[1];
    const settings = text.match(/settings=(.+)/)?.[1];
    return name ? { name, settings: settings ? recordOf(JSON.parse(atob(settings))) : {} } : null;
  } catch {
    return null;
  }
}

export type CustomActionRequest = ActionRequest & { event: string };

/** Parses `#intarsia-action&event=click&action=name&key=value`; null if it names no action or is invalid. */
export function parseCustomAction(href: string): CustomActionRequest | null {
  try {
    const text = href.startsWith("%23") ? decodeURIComponent(href) : href;
    const [, ...pairs] = text.split("&");
    const { event, action, ...settings } = Object.fromEntries(pairs.map(pairOf));
    return action ? { name: action, event: event ?? "", settings } : null;
  } catch {
    return null;
  }
}

/** Links that are written differently but request the same action are equal. */
export const decoded = (href: string): string => decodeURIComponent(decodeURI(href));

export const isCustom = (href: string): boolean => !/^(?:#|%23)elementor-/i.test(href);

function pairOf(pair: string): [string, string] {
  const [key = "", ...value] = pair.split("=");
  return [decodeURIComponent(key), decodeURIComponent(value.join("="))];
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new TypeError("Settings are an object.");
  return value as Record<string, unknown>;
}

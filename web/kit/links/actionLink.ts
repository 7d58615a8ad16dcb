/**
 * The href of a link with an action: `#elementor-action:action=…&settings=…`, percent-encoded, with the settings as
 * base64 of JSON. web/runtime/actions/parseAction.ts parses it.
 */
export const actionLink = (name: string, settings: Readonly<Record<string, unknown>> = {}): string =>
  `#${encodeURIComponent(`elementor-action:action=${name}&settings=${base64(asciiJson(settings))}`)}`;

/** Characters beyond Latin-1 are escaped, because base64 encodes bytes. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The server's V8 has no btoa. */
function base64(ascii: string): string {
  const groups = ascii.match(/.{1,3}/gs) ?? [];
  return groups.map(base64Group).join("");
}

function base64Group(group: string): string {
  const [first = 0, second = 0, third = 0] = [...group].map((character) => character.charCodeAt(0));
  const bits = (first << 16) | (second << 8) | third;
  const digits = [18, 12, 6, 0].map((shift) => DIGITS[(bits >> shift) & 63]).join("");
  return digits.slice(0, group.length + 1).padEnd(4, "=");
}

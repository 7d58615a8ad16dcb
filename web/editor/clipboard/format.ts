import { type Element, type ElementStyle, isElement, SCHEMA_VERSION } from "../../documents/document";
import { gettext } from "../texts/gettext";

/** What can be copied: elements with everything inside them, or the style of one, with the version of its widget. */
export type Copied =
  | { element: Element }
  | { elements: Element[] }
  | { style: ElementStyle; type: string; version?: number };
export type Read = { ok: true; copied: Copied } | { ok: false; reason: string };

const VERSION = 1;
// The same limit as for a page, see intarsia/documents/validation/storage_limits.py.
const MAX_CHARACTERS = 2 * 1024 * 1024;
const MAX_DEPTH = 64;

const OTHER_APP = gettext("The clipboard contains no element. Copy one in an editor first.");
const DAMAGED = gettext("The copied element is damaged, so nothing was pasted. Copy it again.");
const TOO_LARGE = gettext("The copied element is too large for a page.");
export const NEWER = gettext("It was copied in a newer version of the editor. Reload this page and try again.");

/** Plain text, so that it works with every clipboard and in other browsers. */
export const toText = (copied: Copied) =>
  JSON.stringify({ intarsia: VERSION, schemaVersion: SCHEMA_VERSION, ...copied });

/** Parses the clipboard. Invalid content is refused with a sentence. */
export function fromText(text: string): Read {
  if (text.length > MAX_CHARACTERS) return { ok: false, reason: TOO_LARGE };
  const found = parse(text);
  if (!isRecord(found) || typeof found.intarsia !== "number") return { ok: false, reason: OTHER_APP };
  if (found.intarsia > VERSION || isNewer(found.schemaVersion)) return { ok: false, reason: NEWER };
  if (!isStorable(found, 0)) return { ok: false, reason: DAMAGED };
  if (isWholeElement(found.element)) return { ok: true, copied: { element: found.element } };
  if (Array.isArray(found.elements) && found.elements.length > 0 && found.elements.every(isWholeElement))
    return { ok: true, copied: { elements: found.elements } };
  if (isStyle(found.style) && typeof found.type === "string")
    return { ok: true, copied: { style: found.style, type: found.type, ...versionIn(found) } };
  return { ok: false, reason: DAMAGED };
}

const isNewer = (schemaVersion: unknown) => typeof schemaVersion === "number" && schemaVersion > SCHEMA_VERSION;

const versionIn = ({ version }: Record<string, unknown>) =>
  Number.isInteger(version) ? { version: version as number } : {};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isWholeElement = (value: unknown): value is Element =>
  isElement(value) && isRecord(value.props) && typeof value.props.id === "string";

const isStyle = (value: unknown): value is ElementStyle =>
  isRecord(value) &&
  Object.entries(value).every(([key, part]) => (key === "classes" ? Array.isArray(part) : isRecord(part)));

/** Content that the server would never accept, see intarsia/documents/validation/storage_limits.py. */
function isStorable(value: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((inner) => isStorable(inner, depth + 1));
  if (!isRecord(value)) return true;
  return Object.entries(value).every(
    ([key, inner]) => key !== "__proto__" && isStorable(key, depth) && isStorable(inner, depth + 1),
  );
}

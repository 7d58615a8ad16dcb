import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from "./platforms";

/** What page scripts receive. `url`, `identifier` and an unknown `platform` are empty if the profile is not valid. */
export type Profile = { url: string; identifier: string; platform: PlatformName | ""; valid: boolean };

const LONGEST = 500;
/** Pages of the networks that are nobody's profile. */
const RESERVED =
  /^@?(about|explore|help|home|i|intent|login|p|privacy|reel|search|settings|share|signup|terms|watch)$/i;

/**
 * The profile that a URL or a handle names. A URL says itself which platform it belongs to, whatever `platform` is;
 * a handle such as "@ada" is one of `platform`.
 */
export function parseProfile(text: string, platform: PlatformName | "" = ""): Profile {
  const typed = text.normalize("NFC").trim();
  const none: Profile = { url: "", identifier: "", platform, valid: false };
  if (typed === "" || typed.length > LONGEST) return none;
  const address = addressOf(typed);
  const found = address && PLATFORM_NAMES.map((name) => fromAddress(name, address)).find(Boolean);
  return found || (platform && fromHandle(platform, typed.replace(/^@/, ""))) || none;
}

/** Host, path and query, without the parts that name no profile. */
function addressOf(text: string): string | null {
  const [, rest] = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.-]+\.[a-z]{2,}(?:[/?][^#\s]*)?)(?:#.*)?$/i.exec(text) ?? [];
  return rest ? decoded(rest) : null;
}

function fromAddress(platform: PlatformName, address: string): Profile | null {
  const [whole = "", ...groups] = PLATFORMS[platform].address.exec(address) ?? [];
  const handle = groups.find((group) => group)?.split("?")[0];
  // Something behind the handle, such as a single post, is no profile.
  const rest = address.slice(whole.length).split("?")[0] ?? "";
  return handle && /^\/?$/.test(whole.includes("?") ? "" : rest) ? fromHandle(platform, handle) : null;
}

function fromHandle(platform: PlatformName, handle: string): Profile | null {
  const { handle: pattern, normalize = (same: string) => same, url } = PLATFORMS[platform];
  const identifier = normalize(handle);
  if (RESERVED.test(identifier) || !pattern.test(identifier)) return null;
  return { url: url(encodeURI(identifier)), identifier, platform, valid: true };
}

/** URLs copied from a browser write letters with accents as %C3%A9. */
function decoded(text: string): string {
  try {
    return decodeURI(text).normalize("NFC");
  } catch {
    return text;
  }
}

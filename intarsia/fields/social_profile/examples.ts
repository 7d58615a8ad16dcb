import type { PlatformName } from "../../../web/rules/profiles/platforms";

/** The platforms by the names that people know, each with a handle that it accepts. */
export const EXAMPLES: Readonly<Record<PlatformName, { name: string; handle: string }>> = {
  bluesky: { name: "Bluesky", handle: "ada.bsky.social" },
  calendly: { name: "Calendly", handle: "ada-lovelace" },
  facebook: { name: "Facebook", handle: "ada.lovelace" },
  github: { name: "GitHub", handle: "ada-lovelace" },
  instagram: { name: "Instagram", handle: "@ada_lovelace" },
  linkedin: { name: "LinkedIn", handle: "ada-lovelace" },
  savvycal: { name: "SavvyCal", handle: "ada-lovelace" },
  threads: { name: "Threads", handle: "@ada_lovelace" },
  tiktok: { name: "TikTok", handle: "@ada_lovelace" },
  whatsapp: { name: "WhatsApp", handle: "+49 1512 3456789" },
  wordpress: { name: "WordPress", handle: "ada-lovelace" },
  xitter: { name: "X (Twitter)", handle: "@ada_lovelace" },
  youtube: { name: "YouTube", handle: "@ada_lovelace" },
};

export const isPlatform = (name: unknown): name is PlatformName => Object.hasOwn(EXAMPLES, String(name));

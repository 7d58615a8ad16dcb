/** The networks whose profiles a form can ask for. Names are the wire format of page scripts. */
export const PLATFORM_NAMES = [
  "calendly",
  "youtube",
  "wordpress",
  "xitter",
  "facebook",
  "bluesky",
  "tiktok",
  "whatsapp",
  "threads",
  "linkedin",
  "savvycal",
  "github",
  "instagram",
] as const;
export type PlatformName = (typeof PLATFORM_NAMES)[number];

export type Platform = {
  /** Host, path and query of a profile's URL, without "www."; the first group that matches is the handle. */
  address: RegExp;
  /** What a handle may be, after `normalize`. */
  handle: RegExp;
  normalize?: (handle: string) => string;
  url: (handle: string) => string;
};

const lowerCase = (handle: string): string => handle.toLowerCase();
const ofInstagram = /^(?!.*\.\.)(?!.*\.$)[\w.]{1,30}$/;

/** Lengths and characters are those that each network documents for its handles. */
export const PLATFORMS: Readonly<Record<PlatformName, Platform>> = {
  calendly: {
    address: /^calendly\.com\/([^/]+)/i,
    handle: /^[a-z0-9][a-z0-9_-]{1,59}$/,
    normalize: lowerCase,
    url: (handle) => `https://calendly.com/${handle}`,
  },
  youtube: {
    address: /^(?:m\.)?youtube\.com\/(?:(@[^/]+)|channel\/(UC[^/]+))/i,
    handle: /^(?:@[\p{L}\d][\p{L}\d._·-]{2,29}|UC[\w-]{22})$/u,
    normalize: (handle) => (/^(@|UC[\w-]{22}$)/.test(handle) ? handle : `@${handle}`),
    url: (handle) => `https://www.youtube.com/${handle.startsWith("@") ? handle : `channel/${handle}`}`,
  },
  wordpress: {
    address: /^(?:profiles\.wordpress\.org\/([^/]+)|([a-z0-9-]+\.wordpress\.com))/i,
    handle: /^[a-z0-9][a-z0-9-]{0,59}(?:\.wordpress\.com)?$/,
    normalize: lowerCase,
    url: (handle) =>
      handle.endsWith(".wordpress.com") ? `https://${handle}/` : `https://profiles.wordpress.org/${handle}/`,
  },
  xitter: {
    address: /^(?:mobile\.)?(?:x|twitter)\.com\/([^/]+)/i,
    handle: /^\w{1,15}$/,
    url: (handle) => `https://x.com/${handle}`,
  },
  facebook: {
    address: /^(?:m\.|web\.)?(?:facebook|fb)\.com\/(?:profile\.php\/?\?id=(\d+)|([^/]+))/i,
    handle: /^[A-Za-z\d.]{5,50}$/,
    url: (handle) => `https://www.facebook.com/${/^\d+$/.test(handle) ? `profile.php?id=${handle}` : handle}`,
  },
  bluesky: {
    address: /^bsky\.app\/profile\/([^/]+)/i,
    handle: /^(?=.{3,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/,
    normalize: (handle) => (handle.includes(".") ? handle : `${handle}.bsky.social`).toLowerCase(),
    url: (handle) => `https://bsky.app/profile/${handle}`,
  },
  tiktok: {
    address: /^(?:m\.)?tiktok\.com\/@([^/]+)/i,
    handle: /^(?!.*\.$)[\w.]{2,24}$/,
    url: (handle) => `https://www.tiktok.com/@${handle}`,
  },
  whatsapp: {
    address: /^(?:wa\.me\/(\+?\d+)|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=(\+?\d+))/i,
    handle: /^[1-9]\d{6,14}$/,
    normalize: (handle) => handle.replace(/[+\s().-]/g, "").replace(/^00/, ""),
    url: (handle) => `https://wa.me/${handle}`,
  },
  threads: {
    address: /^threads\.(?:net|com)\/@([^/]+)/i,
    handle: ofInstagram,
    url: (handle) => `https://www.threads.com/@${handle}`,
  },
  linkedin: {
    address: /^(?:[a-z]{2}\.)?linkedin\.com\/(?:in\/([^/]+)|(company\/[^/]+))/i,
    handle: /^(?:company\/)?[\p{L}\d][\p{L}\d-]{2,99}$/u,
    url: (handle) => `https://www.linkedin.com/${handle.startsWith("company/") ? handle : `in/${handle}`}`,
  },
  savvycal: {
    address: /^savvycal\.com\/([^/]+)/i,
    handle: /^[\w-]{2,60}$/,
    url: (handle) => `https://savvycal.com/${handle}`,
  },
  github: {
    address: /^github\.com\/([^/]+)/i,
    handle: /^(?!.*--)[A-Za-z\d](?:[A-Za-z\d-]{0,37}[A-Za-z\d])?$/,
    url: (handle) => `https://github.com/${handle}`,
  },
  instagram: {
    address: /^instagram\.com\/([^/]+)/i,
    handle: ofInstagram,
    url: (handle) => `https://www.instagram.com/${handle}/`,
  },
};

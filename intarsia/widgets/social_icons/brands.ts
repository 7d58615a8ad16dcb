import type { ServiceName } from "../../../web/kit/links/services";

type Brand = { background: string; foreground: "#fff" | "#000" };

const on = (background: string, foreground: Brand["foreground"] = "#fff"): Brand => ({ background, foreground });

/** The brand color of each service, and black or white, whichever contrasts with it. */
export const BRANDS: Record<ServiceName, Brand> = {
  facebook: on("#0866ff"),
  instagram: on("#d62e77"),
  x: on("#000"),
  bluesky: on("#0a7aff"),
  mastodon: on("#6364ff"),
  threads: on("#000"),
  linkedin: on("#0a66c2"),
  xing: on("#006567"),
  youtube: on("#f00"),
  vimeo: on("#1ab7ea", "#000"),
  tiktok: on("#000"),
  pinterest: on("#bd081c"),
  flickr: on("#0063dc"),
  reddit: on("#ff4500"),
  whatsapp: on("#25d366", "#000"),
  telegram: on("#26a5e4", "#000"),
  signal: on("#3b45fd"),
  discord: on("#5865f2"),
  spotify: on("#1ed760", "#000"),
  soundcloud: on("#f50"),
  github: on("#181717"),
  etsy: on("#f16521", "#000"),
};

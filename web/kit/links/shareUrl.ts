/**
 * The share URL of each service. They are plain links: a service learns nothing about visitors who do not follow one.
 */
const SHARE_URLS = {
  facebook: "https://www.facebook.com/sharer/sharer.php?u={url}",
  x: "https://twitter.com/intent/tweet?url={url}&text={title}",
  bluesky: "https://bsky.app/intent/compose?text={title}%20{url}",
  threads: "https://www.threads.net/intent/post?text={title}%20{url}",
  linkedin: "https://www.linkedin.com/sharing/share-offsite/?url={url}",
  xing: "https://www.xing.com/spi/shares/new?url={url}",
  reddit: "https://www.reddit.com/submit?url={url}&title={title}",
  pinterest: "https://www.pinterest.com/pin/create/button/?url={url}&description={title}",
  whatsapp: "https://wa.me/?text={title}%20{url}",
  telegram: "https://t.me/share/url?url={url}&text={title}",
  email: "mailto:?subject={title}&body={url}",
} as const;

export type ShareService = keyof typeof SHARE_URLS;

export function shareUrl(service: ShareService, url: string, title: string): string {
  const values = { url: encodeURIComponent(url), title: encodeURIComponent(title) };
  return (SHARE_URLS[service] ?? "").replace(/\{(url|title)\}/g, (_gap, name: "url" | "title") => values[name]);
}

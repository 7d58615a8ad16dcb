import { hostedFile, VIDEO_EXTENSIONS } from "../hostedFile";

export type VideoType = "youtube" | "vimeo" | "hosted";

export type VideoSource =
  /** `page` is the URL at which the video can be watched on the provider's site. */
  { type: "youtube" | "vimeo"; player: string; page: string } | { type: "hosted"; file: string };

const YOUTUBE =
  /^(?:https?:)?(?:\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO =
  /^(?:https?:)?(?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?(?![\w-])/i;
const START = /[?&#](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?/;

/** The video at a URL that somebody copied; null if this provider has no video there. */
export function videoAt(type: VideoType, text: string): VideoSource | null {
  const url = text.trim();
  if (type === "hosted") {
    const file = hostedFile(url, VIDEO_EXTENSIONS);
    return file ? { type, file } : null;
  }
  return type === "vimeo" ? vimeo(url) : youtube(url);
}

/** The video at a URL of any provider. */
export const videoAtAny = (text: string): VideoSource | null =>
  videoAt("youtube", text) ?? videoAt("vimeo", text) ?? videoAt("hosted", text);

/** URLs that are safe to link to even if no video is found. */
export const isWebUrl = (url: string) => /^(?:https?:\/\/|\/(?!\/))\S+$/i.test(url.trim());

function youtube(url: string): VideoSource | null {
  const id = url.match(YOUTUBE)?.[1];
  if (!id) return null;
  const start = startOf(url);
  return {
    type: "youtube",
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0${start ? `&start=${start}` : ""}`,
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
  };
}

function vimeo(url: string): VideoSource | null {
  const [, id, inPath] = url.match(VIMEO) ?? [];
  if (!id) return null;
  // Unlisted videos need their second id.
  const hash = inPath ?? url.match(/[?&]h=([\da-f]+)/i)?.[1];
  const start = startOf(url);
  return {
    type: "vimeo",
    player: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ""}dnt=1&autoplay=1${start ? `#t=${start}s` : ""}`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`,
  };
}

/** In seconds. */
function startOf(url: string): number {
  const [, hours, minutes, seconds] = url.match(START) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

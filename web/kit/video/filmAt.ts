import { FILMS, hostedFile } from "../hostedFile";

export type VideoType = "youtube" | "vimeo" | "hosted";

export type Film =
  /** `page` is where the film can be watched without this site. */
  { type: "youtube" | "vimeo"; player: string; page: string } | { type: "hosted"; file: string };

const YOUTUBE =
  /^(?:https?:)?(?:\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO =
  /^(?:https?:)?(?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?(?![\w-])/i;
const START = /[?&#](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?/;

/** The film at an address that somebody copied; null when a provider of this type has none there. */
export function filmAt(type: VideoType, address: string): Film | null {
  const url = address.trim();
  if (type === "hosted") {
    const file = hostedFile(url, FILMS);
    return file ? { type, file } : null;
  }
  return type === "vimeo" ? vimeo(url) : youtube(url);
}

/** The film at an address of any of them. */
export const filmAtAny = (address: string): Film | null =>
  filmAt("youtube", address) ?? filmAt("vimeo", address) ?? filmAt("hosted", address);

/** Addresses that are safe to link to even where no film is found. */
export const isWebAddress = (url: string) => /^(?:https?:\/\/|\/(?!\/))\S+$/i.test(url.trim());

function youtube(url: string): Film | null {
  const id = url.match(YOUTUBE)?.[1];
  if (!id) return null;
  const start = startOf(url);
  return {
    type: "youtube",
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0${start ? `&start=${start}` : ""}`,
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
  };
}

function vimeo(url: string): Film | null {
  const [, id, inPath] = url.match(VIMEO) ?? [];
  if (!id) return null;
  // Films that are not listed open only with their second number.
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

import { dialogId } from "../dialog/dialogId";
import type { ImageResource, ResolvedLink } from "../resolve/resolve";
import type { GalleryImage, LinkAction } from "../schema/settings";
import { actionLink } from "./actionLink";
import { hostedFile } from "./hostedFile";
import { type LinkTargets, SAME_IDS } from "./linkTargets";
import { videoAtAny } from "./video/videoAt";

type Images = Readonly<Record<string, ImageResource>>;

/**
 * The attributes of a link with an action. The lightbox also works without a script: the link leads to the first
 * image or the video, and a data attribute names the action. Null if nothing is chosen.
 */
export function resolveAction(
  { name, images = [], settings = {} }: LinkAction,
  resources: Images,
  targets: LinkTargets = SAME_IDS,
): ResolvedLink {
  if (opensDialog(name) && typeof settings.id === "string") {
    if (!settings.id) return null;
    const id = targets.element(settings.id);
    return { href: `#${dialogId(id)}`, "data-e-action-hash": actionLink(name, { ...settings, id }) };
  }
  if (name !== "lightbox") return { href: actionLink(name, settings) };
  const slides = [...imageSlides(images, resources), ...videoSlides(settings)];
  const [first] = slides;
  return first ? { href: first.url, "data-e-action-hash": actionLink(name, { slides }) } : null;
}

/** The target is on the same page and is visible without a script when the link leads to it. */
const opensDialog = (name: string) => /:(?:open|toggle)$/.test(name);

/** Deleted images are left out. Titles in the library are often file names, so visitors do not see them. */
const imageSlides = (images: readonly GalleryImage[], resources: Images) =>
  images.flatMap(({ id, alt, caption }) => {
    const image = resources[String(id)];
    if (!image) return [];
    const { animated, full, width, height } = image;
    return [
      { url: animated ?? full, width, height, alt: alt ?? image.alt, ...(caption ? { description: caption } : {}) },
    ];
  });

function videoSlides({ video, title, captions }: Readonly<Record<string, unknown>>) {
  const source = typeof video === "string" ? videoAtAny(video) : null;
  if (!source) return [];
  const url = source.type === "hosted" ? source.file : source.page;
  // Other actions have their own.
  const subtitles = source.type === "hosted" && typeof captions === "string" && hostedFile(captions, ["vtt"]);
  return [{ url, type: "video", ...(title ? { title } : {}), ...(subtitles ? { captions: subtitles } : {}) }];
}

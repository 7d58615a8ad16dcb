import { actionLink } from "./actionLink";
import { hostedFile } from "./hostedFile";
import type { ImageResource, ResolvedLink } from "./resolve";
import type { GalleryPicture, LinkAction } from "./schema/settings";
import { surfaceId } from "./surface/surfaceId";
import { filmAtAny } from "./video/filmAt";

type Images = Readonly<Record<string, ImageResource>>;

/**
 * The attributes of a link that does something. What the lightbox shows can be seen without it, too: the link leads to the
 * first picture or to the film, and says beside it what it does where scripts run. Null while nothing is chosen.
 */
export function resolveAction({ name, images = [], settings = {} }: LinkAction, known: Images): ResolvedLink {
  if (isOpening(name) && typeof settings.id === "string") {
    if (!settings.id) return null;
    return { href: `#${surfaceId(settings.id)}`, "data-e-action-hash": actionLink(name, settings) };
  }
  if (name !== "lightbox") return { href: actionLink(name, settings) };
  const slides = [...pictureSlides(images, known), ...filmSlides(settings)];
  const [first] = slides;
  return first ? { href: first.url, "data-e-action-hash": actionLink(name, { slides }) } : null;
}

/** What it opens stands on the same page, and shows itself to whoever is led there without a script. */
const isOpening = (name: string) => ["popup:open", "off_canvas:open", "off_canvas:toggle"].includes(name);

/** Pictures that are gone are left out. What the library calls one, often after its file, is for nobody's eyes. */
const pictureSlides = (images: readonly GalleryPicture[], known: Images) =>
  images.flatMap(({ id, alt, caption }) => {
    const image = known[String(id)];
    if (!image) return [];
    const { full: url, width, height } = image;
    return [{ url, width, height, alt: alt ?? image.alt, ...(caption ? { description: caption } : {}) }];
  });

function filmSlides({ video, title, captions }: Readonly<Record<string, unknown>>) {
  const film = typeof video === "string" ? filmAtAny(video) : null;
  if (!film) return [];
  const url = film.type === "hosted" ? film.file : film.page;
  // Others bring their own.
  const subtitles = film.type === "hosted" && typeof captions === "string" && hostedFile(captions, ["vtt"]);
  return [{ url, type: "video", ...(title ? { title } : {}), ...(subtitles ? { captions: subtitles } : {}) }];
}

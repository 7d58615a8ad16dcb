import { isImageLink } from "../../kit/lightbox/isImageLink";
import type { Slide } from "../../kit/lightbox/slides";
import type { OpenLightbox } from "../lightbox/createLightbox";
import { actionHref, possibleActionLinks } from "./actionHref";
import { parseAction } from "./parseAction";
import type { Action } from "./registry";

type Settings = Record<string, unknown>;

const WEB_URL = /^(?:https?:\/\/|\/(?![/\\]))/i;

/**
 * The action `lightbox`: `{slides: [{url, type, …}]}` shows these slides; `{url, slideshow}` shows the images of a
 * group on the page, starting with this one; `{url, type, title, description}` shows a single one.
 */
export const lightboxAction =
  (page: Document, open: OpenLightbox): Action =>
  (settings, event) => {
    const opener = event?.target instanceof Element ? event.target.closest<HTMLElement>("a") : null;
    const link = settings.slideshow ? linkTo(page, settings) : undefined;
    if (link) return open(opener ?? link, link);
    const slides = slidesIn(page, settings);
    return slides.length ? open(opener, slides) : undefined;
  };

/** Opens the slide that a URL names, if this page has it: an image of the page, or one that an action link shows. */
export function slideAt(page: Document, settings: Settings, open: OpenLightbox, opensByDefault: boolean): void {
  const link = linkTo(page, settings);
  if (link && isImageLink(link, opensByDefault)) return void open(link, link).catch(() => {});
  for (const opener of possibleActionLinks(page)) {
    const request = parseAction(actionHref(opener));
    const slides = request?.name === "lightbox" ? slidesIn(page, request.settings) : [];
    const at = slides.findIndex(({ src }) => src === absoluteUrl(page, settings.url));
    if (at >= 0) return void open(opener, slides, at).catch(() => {});
  }
}

/** URLs are compared as the browser parses them, and never used in a selector. */
function linkTo(page: Document, { url, slideshow }: Settings): HTMLAnchorElement | undefined {
  const target = absoluteUrl(page, url);
  return [...page.querySelectorAll<HTMLAnchorElement>("a[href]")].find(
    ({ href, dataset }) =>
      target !== "" &&
      // Such a link shows the slides that it lists, not its target.
      !dataset.eActionHash &&
      (href === target || dataset.elementorLightboxVideo === url) &&
      (dataset.elementorLightboxSlideshow ?? "") === (slideshow ?? ""),
  );
}

function slidesIn(page: Document, settings: Settings): Slide[] {
  const listed = Array.isArray(settings.slides) ? settings.slides : [settings];
  return listed.flatMap((one: Settings) => {
    const src = absoluteUrl(page, one?.url);
    if (!src) return [];
    const { width, height, alt, title, description, poster, captions } = one;
    const type = one.type === "video" ? "video" : "image";
    return [{ type, src, width, height, alt, title, description, poster, captions } as Slide];
  });
}

/** Empty for anything but an http(s) URL or a URL of this site. */
const absoluteUrl = (page: Document, url: unknown): string =>
  typeof url === "string" && WEB_URL.test(url) && URL.canParse(url, page.baseURI)
    ? new URL(url, page.baseURI).href
    : "";

/** Pictures and films, large, one after another. Loaded when a visitor first asks for it. */
import PhotoSwipe, { type SlideData } from "photoswipe";
import libraryStyle from "photoswipe/style.css?inline";
import type { Say } from "../words";
import { failure } from "./failure";
import { holdHistoryEntry } from "./historyEntry";
import { keepFocus } from "./keepFocus";
import style from "./lightbox.css?inline";
import { admitOnlyCurrent } from "./onlyCurrent";
import { addParts, type PartsWanted } from "./parts";
import { type Slide, slidesOf } from "./slides";
import { showVideos } from "./videoSlides";
import type { LightboxWord } from "./words";

export type Options = {
  /** These slides, or the group of this link, at it. */
  shown: readonly Slide[] | HTMLAnchorElement;
  /** Which of the slides is the first that is seen. */
  at?: number;
  say: Say<LightboxWord>;
  until: AbortSignal;
  parts?: PartsWanted;
  /** It belongs to a frame whose pictures stand elsewhere on the screen. */
  isApart?: boolean;
};

let sheet: CSSStyleSheet | undefined;

/**
 * Opens at a slide, or at the link that is one of its group, and gives the focus back to the opener when closed. What is
 * not asked for by a click, such as a slide that the page's address names, shows no more than is on the page already.
 */
export async function openLightbox(
  opener: HTMLElement | null,
  { shown, at = 0, say, until, parts = {}, isApart }: Options,
) {
  adoptStyle();
  const slides = "href" in shown ? slidesOf(shown) : [...shown];
  const first = slides.find(({ link }) => link && link === shown) ?? slides[at];
  if (!first) return;
  // PhotoSwipe's row runs from left to right; where one reads from the right it is laid out the other way round.
  const isRtl = getComputedStyle(opener ?? document.body).direction === "rtl";
  const row = isRtl ? slides.toReversed() : slides;
  const dataSource = await Promise.all(row.map((slide) => slideData(slide, isApart)));
  if (until.aborted) return;
  const lightbox = new PhotoSwipe({
    dataSource,
    index: row.indexOf(first),
    preload: [1, 1],
    bgOpacity: 1,
    counter: false,
    zoom: !parts.hides?.includes("zoom"),
    arrowPrev: row.length > 1,
    arrowNext: row.length > 1,
    returnFocus: false,
    preloaderDelay: 300,
    showHideAnimationType: isApart ? "fade" : "zoom",
    paddingFn: paddingIn,
    closeTitle: say("Close (Esc)"),
    zoomTitle: say("Zoom"),
    arrowPrevTitle: say(isRtl ? "Next" : "Previous"),
    arrowNextTitle: say(isRtl ? "Previous" : "Next"),
  });

  lightbox.addFilter("contentErrorElement", (_element, { index }) =>
    failure(say("This picture cannot be shown."), row[index]?.src ?? "", say),
  );
  admitOnlyCurrent(lightbox);
  keepFocus(lightbox);
  showVideos(lightbox, row, first, say);
  addParts(lightbox, row, isRtl, say, parts);
  // The library names a picture only once it begins to load it.
  lightbox.on("contentAppend", ({ content: { element, data } }) => {
    if (element instanceof HTMLImageElement) element.alt = data.alt ?? "";
  });
  lightbox.on("initialLayout", () => {
    lightbox.element?.setAttribute("aria-modal", "true");
    lightbox.element?.setAttribute("aria-label", say("Pictures"));
  });
  const end = () => lightbox.destroy();
  until.addEventListener("abort", end);
  // It cannot be closed before it is quite open.
  lightbox.on("openingAnimationEnd", () => until.aborted && end());
  lightbox.on("destroy", () => {
    until.removeEventListener("abort", end);
    opener?.focus();
  });
  // On the canvas Back is the editor's.
  if (!isApart) await holdHistoryEntry(lightbox);
  lightbox.init();
}

async function slideData(slide: Slide, isApart = false): Promise<SlideData> {
  const { type, src, width, height, title = "", alt = title, link } = slide;
  if (type === "video") return { type, width: 1600, height: 900, alt };
  const size = width && height ? { width, height } : await sizeOf(src);
  const thumbnail = isApart ? null : link?.querySelector("img");
  const place = thumbnail ? { msrc: thumbnail.currentSrc, element: link, thumbCropped: true } : {};
  return { src, ...size, alt, ...place };
}

/** A link of words says nothing of its picture. One that cannot be had is left to the lightbox to report. */
async function sizeOf(src: string): Promise<{ width: number; height: number }> {
  const picture = Object.assign(new Image(), { src });
  await picture.decode().catch(() => {});
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

/** Room for the bar, the caption and, where there is some, the arrows. */
function paddingIn({ x }: { x: number }) {
  const side = x > 900 ? 80 : 0;
  return { top: 60, bottom: 84, left: side, right: side };
}

// The page's security policy admits no <style>; a sheet that a script makes is the script's.
function adoptStyle() {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(libraryStyle + style);
  document.adoptedStyleSheets.push(sheet);
}

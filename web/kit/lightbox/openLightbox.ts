/** A lightbox for images and videos. Loaded when a visitor first opens it. */
import PhotoSwipe, { type SlideData } from "photoswipe";
import libraryStyle from "photoswipe/style.css?inline";
import type { Translate } from "../environment/uiStrings";
import { failure } from "./failure";
import { addHistoryEntry } from "./historyEntry";
import { keepFocus } from "./keepFocus";
import style from "./lightbox.css?inline";
import { disableOtherSlides } from "./onlyCurrent";
import { addParts, type PartOptions } from "./parts";
import { type Slide, slidesOf } from "./slides";
import type { LightboxUiString } from "./uiStrings";
import { showVideos } from "./videoSlides";

export type Options = {
  /** Opens these slides, or the group of this link. */
  shown: readonly Slide[] | HTMLAnchorElement;
  /** The index of the first visible slide. */
  at?: number;
  t: Translate<LightboxUiString>;
  until: AbortSignal;
  parts?: PartOptions;
  /** Whether it belongs to a frame, whose thumbnails have other screen positions. */
  isInFrame?: boolean;
};

let sheet: CSSStyleSheet | undefined;

/**
 * Opens a slide, or the slide of a link in its group, and restores focus when closed. Without a click, for example
 * for a slide in the page's URL, it loads nothing that the page does not contain already.
 */
export async function openLightbox(
  opener: HTMLElement | null,
  { shown, at = 0, t, until, parts = {}, isInFrame }: Options,
) {
  adoptStyle();
  const slides = "href" in shown ? slidesOf(shown) : [...shown];
  const first = slides.find(({ link }) => link && link === shown) ?? slides[at];
  if (!first) return;
  // PhotoSwipe lays out its slides from left to right, so their order is reversed in right-to-left text.
  const isRtl = getComputedStyle(opener ?? document.body).direction === "rtl";
  const row = isRtl ? slides.toReversed() : slides;
  const dataSource = await Promise.all(row.map((slide) => slideData(slide, isInFrame)));
  if (until.aborted) return;
  const lightbox = new PhotoSwipe({
    dataSource,
    index: row.indexOf(first),
    zoom: !parts.hides?.includes("zoom"),
    arrowPrev: row.length > 1,
    arrowNext: row.length > 1,
    showHideAnimationType: isInFrame ? "fade" : "zoom",
    ...FIXED_OPTIONS,
    ...titlesOf(isRtl, t),
  });

  lightbox.addFilter("contentErrorElement", (_element, { index }) =>
    failure(t("This image cannot be shown."), row[index]?.src ?? "", t),
  );
  disableOtherSlides(lightbox);
  keepFocus(lightbox);
  showVideos(lightbox, row, first, t);
  addParts(lightbox, row, isRtl, t, parts);
  describe(lightbox, t);
  closeWith(until, lightbox);
  lightbox.on("destroy", () => opener?.focus());
  // On the canvas, Back belongs to the editor.
  if (!isInFrame) await addHistoryEntry(lightbox);
  lightbox.init();
}

const FIXED_OPTIONS = {
  preload: [1, 1] as [number, number],
  bgOpacity: 1,
  counter: false,
  returnFocus: false,
  preloaderDelay: 300,
  paddingFn: paddingIn,
};

const titlesOf = (isRtl: boolean, t: Translate<LightboxUiString>) => ({
  closeTitle: t("Close (Esc)"),
  zoomTitle: t("Zoom"),
  arrowPrevTitle: t(isRtl ? "Next" : "Previous"),
  arrowNextTitle: t(isRtl ? "Previous" : "Next"),
});

function closeWith(until: AbortSignal, lightbox: PhotoSwipe) {
  const end = () => lightbox.destroy();
  until.addEventListener("abort", end);
  // It cannot be closed before it is fully open.
  lightbox.on("openingAnimationEnd", () => until.aborted && end());
  lightbox.on("destroy", () => until.removeEventListener("abort", end));
}

/** What screen readers say of the lightbox and of its images. */
function describe(lightbox: PhotoSwipe, t: Translate<LightboxUiString>) {
  // The library sets the alt text only when an image starts to load.
  lightbox.on("contentAppend", ({ content: { element, data } }) => {
    if (element instanceof HTMLImageElement) element.alt = data.alt ?? "";
  });
  lightbox.on("initialLayout", () => {
    lightbox.element?.setAttribute("aria-modal", "true");
    lightbox.element?.setAttribute("aria-label", t("Images"));
  });
}

async function slideData(slide: Slide, isInFrame = false): Promise<SlideData> {
  const { type, src, width, height, title = "", alt = title, link } = slide;
  if (type === "video") return { type, width: 1600, height: 900, alt };
  const size = width && height ? { width, height } : await sizeOf(src);
  const thumbnail = isInFrame ? null : link?.querySelector("img");
  const position = thumbnail ? { msrc: thumbnail.currentSrc, element: link, thumbCropped: true } : {};
  return { src, ...size, alt, ...position };
}

/** A text link does not know the size of its image. A missing image is reported by the lightbox. */
async function sizeOf(src: string): Promise<{ width: number; height: number }> {
  const image = Object.assign(new Image(), { src });
  await image.decode().catch(() => {});
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** Space for the toolbar, the caption and the arrows, if there are any. */
function paddingIn({ x }: { x: number }) {
  const side = x > 900 ? 80 : 0;
  return { top: 60, bottom: 84, left: side, right: side };
}

// The page's security policy allows no <style> element, but scripts may add a stylesheet.
function adoptStyle() {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(libraryStyle + style);
  document.adoptedStyleSheets.push(sheet);
}

/** The pictures of one gallery, large, one after another. Loaded when a visitor first asks for it. */
import PhotoSwipe, { type SlideData, type UIElementData } from "photoswipe";
import libraryStyle from "photoswipe/style.css?inline";
import type { Say } from "../../../web/kit/words";
import style from "./lightbox.css?inline";
import type { Word } from "./words";

type Options = { say: Say<Word>; until: AbortSignal };

let sheet: CSSStyleSheet | undefined;

/** Opens at `opener`, and gives the focus back to it when closed. */
export function openLightbox(links: HTMLAnchorElement[], opener: HTMLAnchorElement, { say, until }: Options): void {
  adoptStyle();
  // PhotoSwipe's row runs from left to right; where one reads from the right it is laid out the other way round.
  const isRtl = getComputedStyle(opener).direction === "rtl";
  const row = isRtl ? links.toReversed() : links;
  const lightbox = new PhotoSwipe({
    dataSource: row.map(slideOf),
    index: row.indexOf(opener),
    preload: [1, 1],
    bgOpacity: 1,
    counter: false,
    returnFocus: false,
    preloaderDelay: 300,
    paddingFn: paddingIn,
    closeTitle: say("Close (Esc)"),
    zoomTitle: say("Zoom"),
    arrowPrevTitle: say(isRtl ? "Next" : "Previous"),
    arrowNextTitle: say(isRtl ? "Previous" : "Next"),
    errorMsg: say("This picture cannot be shown."),
  });

  lightbox.on("uiRegister", () => {
    showText({ name: "place", className: "pswp__counter", appendTo: "bar" }, () => {
      const place = isRtl ? row.length - lightbox.currIndex : lightbox.currIndex + 1;
      return `${place} / ${row.length}`;
    });
    showText({ name: "caption", appendTo: "root" }, () => captionOf(row[lightbox.currIndex]));
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
    opener.focus();
  });
  lightbox.init();

  function showText(data: UIElementData, text: () => string) {
    function onInit(element: HTMLElement) {
      element.role = "status";
      lightbox.on("change", () => element.replaceChildren(text()));
    }
    lightbox.ui?.registerElement({ ...data, order: 5, html: "", onInit });
  }
}

function slideOf(link: HTMLAnchorElement): SlideData {
  const thumbnail = link.querySelector("img");
  return {
    src: link.href,
    msrc: thumbnail?.currentSrc,
    width: Number(thumbnail?.getAttribute("width")),
    height: Number(thumbnail?.getAttribute("height")),
    alt: thumbnail?.alt || captionOf(link),
    element: link,
    thumbCropped: true,
  };
}

const captionOf = (link: HTMLAnchorElement | undefined) =>
  link?.querySelector(".image_gallery__caption")?.textContent || link?.querySelector("img")?.alt || "";

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

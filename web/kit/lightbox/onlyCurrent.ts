import type PhotoSwipe from "photoswipe";

/** The slides beside the current one wait outside the screen. Nobody reaches what is in them before they are shown. */
export function admitOnlyCurrent(lightbox: PhotoSwipe) {
  lightbox.on("change", () => {
    for (const { el, slide } of lightbox.mainScroll.itemHolders) {
      el.toggleAttribute("inert", slide !== lightbox.currSlide);
    }
    // What had the focus may have left with its slide.
    if (document.activeElement === document.body) lightbox.element?.focus({ preventScroll: true });
  });
}

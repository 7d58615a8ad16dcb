import type PhotoSwipe from "photoswipe";

/** The previous and next slides are off screen. Makes them inert until they are shown. */
export function disableOtherSlides(lightbox: PhotoSwipe) {
  lightbox.on("change", () => {
    for (const { el, slide } of lightbox.mainScroll.itemHolders) {
      el.toggleAttribute("inert", slide !== lightbox.currSlide);
    }
    // Focus may have left with its slide.
    if (document.activeElement === document.body) lightbox.element?.focus({ preventScroll: true });
  });
}

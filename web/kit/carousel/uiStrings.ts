/** The UI strings of carousels. The schema of each carousel widget declares them. */
export const CAROUSEL_UI_STRINGS = [
  "carousel",
  "slide",
  "Slides",
  "Slide {number}",
  "{number} of {count}",
  "Previous slide",
  "Next slide",
  "Go to slide {number}",
  "Visible slides",
  "Pause the slides",
  "Play the slides",
] as const;

export type CarouselUiString = (typeof CAROUSEL_UI_STRINGS)[number];

/** What a carousel says by itself; the schema of each widget that is one declares it. */
export const CAROUSEL_WORDS = [
  "carousel",
  "slide",
  "Slides",
  "Slide {number}",
  "{number} of {count}",
  "Previous slide",
  "Next slide",
  "Go to slide {number}",
  "Slides seen",
  "Pause the slides",
  "Play the slides",
] as const;

export type CarouselWord = (typeof CAROUSEL_WORDS)[number];

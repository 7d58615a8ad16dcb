/** Both carousels share their arrows, dots, loop and autoplay. */
export { enhanceCarousel as enhance } from "../../../web/kit/carousel/enhancement/enhanceCarousel";

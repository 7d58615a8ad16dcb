const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** Whether the lightbox shows what the link leads to: a picture that is not to be downloaded, or a video. */
export function isPictureLink(link: HTMLAnchorElement, isUsual: boolean): boolean {
  const { elementorOpenLightbox: wish, elementorLightboxVideo: video } = link.dataset;
  const isWanted = wish === "yes" || (isUsual && wish !== "no");
  return isWanted && (Boolean(video) || (!link.hasAttribute("download") && PICTURE.test(link.pathname)));
}

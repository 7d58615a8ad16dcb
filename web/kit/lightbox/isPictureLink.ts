const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** Whether the lightbox opens the target of the link: an image that is not a download, or a video. */
export function isPictureLink(link: HTMLAnchorElement, isUsual: boolean): boolean {
  const { elementorOpenLightbox: wish, elementorLightboxVideo: video } = link.dataset;
  const isWanted = wish === "yes" || (isUsual && wish !== "no");
  return isWanted && (Boolean(video) || isPicture(link));
}

const isPicture = (link: HTMLAnchorElement) =>
  !link.hasAttribute("download") && !link.hash && PICTURE.test(link.pathname);

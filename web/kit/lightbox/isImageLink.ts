const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** Whether the lightbox opens the target of the link: an image that is not a download, or a video. */
export function isImageLink(link: HTMLAnchorElement, opensByDefault: boolean): boolean {
  const { elementorOpenLightbox: attribute, elementorLightboxVideo: video } = link.dataset;
  const isWanted = attribute === "yes" || (opensByDefault && attribute !== "no");
  return isWanted && (Boolean(video) || isImage(link));
}

const isImage = (link: HTMLAnchorElement) => !link.hasAttribute("download") && !link.hash && IMAGE.test(link.pathname);

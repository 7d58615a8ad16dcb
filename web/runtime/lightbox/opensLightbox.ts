const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** Whether a click on this link is for the lightbox, and not for the browser. */
export function opensLightbox(link: HTMLAnchorElement, click: MouseEvent, isUsual: boolean): boolean {
  const isPlain = click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
  const wish = link.dataset.elementorOpenLightbox;
  const isWanted = wish === "yes" || (isUsual && wish !== "no");
  return isPlain && isWanted && !link.hasAttribute("download") && PICTURE.test(link.pathname);
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** Whether a click on this link is for the lightbox, and not for the browser. */
export function opensLightbox(link: HTMLAnchorElement, click: MouseEvent): boolean {
  const isPlain = click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);
  const wish = link.dataset.elementorOpenLightbox;
  return isPlain && !link.hasAttribute("download") && wish !== "no" && (wish === "yes" || PICTURE.test(link.pathname));
}

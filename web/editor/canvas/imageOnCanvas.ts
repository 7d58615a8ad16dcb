import { type Translations, translator } from "../../kit/environment/uiStrings";
import { isImageLink } from "../../kit/lightbox/isImageLink";
import type { PartOptions } from "../../kit/lightbox/parts";
import { readStored } from "../useStoredState";

/** The preference that images open in the lightbox on the canvas, as they do for visitors. Off by default. */
export const LIGHTBOX_IN_EDITOR = "lightbox_in_editor";

type Canvas = { translations: Translations; opensImages: boolean; lightbox?: PartOptions };

/** What a click on an image of the canvas does besides selecting its element. */
export function openImageOnCanvas(
  click: MouseEvent,
  { translations, opensImages, lightbox: parts }: Canvas,
  until: AbortSignal,
): void {
  if (!readStored(LIGHTBOX_IN_EDITOR, false)) return;
  const link = linkUnder(click);
  if (!link || !isImageLink(link, opensImages)) return;
  import("../../kit/lightbox/openLightbox")
    .then(({ openLightbox }) =>
      openLightbox(link, { shown: link, t: translator(translations), until, parts, isInFrame: true }),
    )
    // It only shows what visitors will see.
    .catch(() => {});
}

/** On the canvas, the parts of an element have no pointer events. */
function linkUnder({ target, clientX, clientY }: MouseEvent): HTMLAnchorElement | undefined {
  const element = target as Element;
  const links = element.querySelectorAll<HTMLAnchorElement>("a[href]");
  return (
    element.closest<HTMLAnchorElement>("a[href]") ??
    [...links].find((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    })
  );
}

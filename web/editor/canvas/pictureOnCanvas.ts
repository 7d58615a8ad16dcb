import { isPictureLink } from "../../kit/lightbox/isPictureLink";
import type { PartsWanted } from "../../kit/lightbox/parts";
import { sayIn, type Words } from "../../kit/words";
import { remembered } from "../remembered";

/** The preference under which pictures open on the canvas, as they do for visitors. It is off until somebody wants it. */
export const LIGHTBOX_IN_EDITOR = "lightbox_in_editor";

type Canvas = { words: Words; opensPictures: boolean; lightbox?: PartsWanted };

/** What a click on a picture of the canvas does beside selecting its element. */
export function openOnCanvas(
  click: MouseEvent,
  { words, opensPictures, lightbox: parts }: Canvas,
  until: AbortSignal,
): void {
  if (!remembered(LIGHTBOX_IN_EDITOR, false)) return;
  const link = linkUnder(click);
  if (!link || !isPictureLink(link, opensPictures)) return;
  import("../../kit/lightbox/openLightbox")
    .then(({ openLightbox }) => openLightbox(link, { shown: link, say: sayIn(words), until, parts, isApart: true }))
    // It shows what visitors will see, and nothing depends on it.
    .catch(() => {});
}

/** On the canvas the parts of an element let the pointer through to the element itself. */
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

import { isPictureLink } from "../../kit/lightbox/isPictureLink";
import type { PartsWanted } from "../../kit/lightbox/parts";
import { sayIn, type Words } from "../../kit/uiStrings";
import { remembered } from "../remembered";

/** The preference that images open in the lightbox on the canvas, as they do for visitors. Off by default. */
export const LIGHTBOX_IN_EDITOR = "lightbox_in_editor";

type Canvas = { words: Words; opensImages: boolean; lightbox?: PartsWanted };

/** What a click on an image of the canvas does besides selecting its element. */
export function openOnCanvas(
  click: MouseEvent,
  { words, opensImages, lightbox: parts }: Canvas,
  until: AbortSignal,
): void {
  if (!remembered(LIGHTBOX_IN_EDITOR, false)) return;
  const link = linkUnder(click);
  if (!link || !isPictureLink(link, opensImages)) return;
  import("../../kit/lightbox/openLightbox")
    .then(({ openLightbox }) => openLightbox(link, { shown: link, say: sayIn(words), until, parts, isApart: true }))
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

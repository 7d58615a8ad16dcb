import { isPlainClick } from "../isPlainClick";
import { isPictureLink } from "./isPictureLink";

/** Whether a click on this link is for the lightbox, and not for the browser. */
export const opensLightbox = (link: HTMLAnchorElement, click: MouseEvent, isUsual: boolean): boolean =>
  isPlainClick(click) && isPictureLink(link, isUsual);

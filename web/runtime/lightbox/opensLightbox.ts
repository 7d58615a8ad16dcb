import { isPictureLink } from "../../kit/lightbox/isPictureLink";
import { isPlainClick } from "../isPlainClick";

/** Whether a click on this link is for the lightbox, and not for the browser. */
export const opensLightbox = (link: HTMLAnchorElement, click: MouseEvent, isUsual: boolean): boolean =>
  isPlainClick(click) && isPictureLink(link, isUsual);

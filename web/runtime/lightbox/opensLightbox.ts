import { isPictureLink } from "../../kit/lightbox/isPictureLink";
import { isPlainClick } from "../isPlainClick";

/** Whether the lightbox, and not the browser, handles a click on this link. */
export const opensLightbox = (link: HTMLAnchorElement, click: MouseEvent, isUsual: boolean): boolean =>
  isPlainClick(click) && isPictureLink(link, isUsual);

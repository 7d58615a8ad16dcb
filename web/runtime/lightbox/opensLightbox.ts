import { isImageLink } from "../../kit/lightbox/isImageLink";
import { isPlainClick } from "../actions/isPlainClick";

/** Whether the lightbox, and not the browser, handles a click on this link. */
export const opensLightbox = (link: HTMLAnchorElement, click: MouseEvent, opensByDefault: boolean): boolean =>
  isPlainClick(click) && isImageLink(link, opensByDefault);

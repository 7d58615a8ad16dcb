const SELECTOR = 'a[data-e-action-hash], a[href^="#"], a[href^="%23"]';

/** The links that may request an action; their href says whether they do. */
export const possibleActionLinks = (page: ParentNode) => page.querySelectorAll<HTMLAnchorElement>(SELECTOR);

/** A link to an image or video names its action in a data attribute. */
export const actionHref = (link: HTMLAnchorElement): string =>
  link.dataset.eActionHash ?? link.getAttribute("href") ?? "";

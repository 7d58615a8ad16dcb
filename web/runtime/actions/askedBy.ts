const SELECTOR = 'a[data-e-action-hash], a[href^="#"], a[href^="%23"]';

/** The links of the page that may ask for an action; their address says whether they do. */
export const linksThatMayAsk = (page: ParentNode) => page.querySelectorAll<HTMLAnchorElement>(SELECTOR);

/** A link that leads to a picture or a film, too, says beside its address what it does. */
export const askedBy = (link: HTMLAnchorElement): string => link.dataset.eActionHash ?? link.getAttribute("href") ?? "";

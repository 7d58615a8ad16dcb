import { createContext } from "react";

/**
 * For the page that a page break ends: the text of its button back, "" for the default, null on the first page; and of
 * the button that saves the answers, if visitors can save them.
 */
export type EndedPage = { previous: string | null; save?: string };

/**
 * What the editor's canvas knows about the page that ends at a page break, by the id of the break; null for a break at
 * the top, which ends none. On pages of the site, pages are elements with their own buttons.
 */
export const PageButtonsContext = createContext<(breakId: string) => EndedPage | null>(() => null);

import type { Resources } from "./resolve";

// The server's sanitiser wrote these tags: attributes are quoted, and a `>` in one of them is too rare to care for.
const PAGE_LINK = /<a\b[^>]*\sdata-page="(\d+)"[^>]*>/g;

/**
 * Links to pages in a rich text, wherever the pages are by now: each has its page's number beside the address of the
 * day it was made. A page that visitors may not see leaves a link that leads nowhere.
 */
export function linkPages(html: string, pages: Resources["pages"]): string {
  if (!html.includes("data-page=")) return html;
  return html.replace(PAGE_LINK, (tag, page: string) => {
    const address = pages[page];
    const bare = tag.replace(/\shref="[^"]*"/, "");
    return address ? bare.replace(/^<a/, `<a href="${escaped(address)}"`) : bare;
  });
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** The text of HTML. */
export const plain = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html").body.textContent.replace(/\s+/g, " ").trim();

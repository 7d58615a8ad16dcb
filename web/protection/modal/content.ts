const ADDRESS = /(https?:\/\/[^\s<>"']+)/g;

/** A server's message as text, with its URLs as links. It is never used as HTML. */
export function contentOf(page: Document, message: string): DocumentFragment {
  const content = page.createDocumentFragment();
  for (const [index, piece] of plain(message).split(ADDRESS).entries()) {
    content.append(index % 2 ? link(page, piece) : piece);
  }
  return content;
}

/** Some servers send markup: its text is kept. The parser runs no script and loads no image. */
function plain(message: string): string {
  if (!/<[a-z/!]/i.test(message)) return message;
  const parsed = new DOMParser().parseFromString(message, "text/html");
  for (const element of parsed.querySelectorAll("script, style, template, noscript")) element.remove();
  return parsed.body.textContent ?? "";
}

function link(page: Document, url: string): HTMLAnchorElement {
  const made = page.createElement("a");
  made.href = url;
  made.textContent = url;
  made.target = "_blank";
  made.rel = "noopener noreferrer";
  return made;
}

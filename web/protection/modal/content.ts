const URL_PATTERN = /(https?:\/\/[^\s<>"']+)/g;

/** A server's message as text, with its URLs as links. It is never used as HTML. */
export function contentOf(page: Document, message: string): DocumentFragment {
  const content = page.createDocumentFragment();
  for (const [index, part] of plain(message).split(URL_PATTERN).entries()) {
    content.append(index % 2 ? link(page, part) : part);
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
  const anchor = page.createElement("a");
  anchor.href = url;
  anchor.textContent = url;
  anchor.target = "_blank";
  anchor.rel = "noopener noreferrer";
  return anchor;
}

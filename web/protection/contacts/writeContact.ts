import { TEXT_DELAY_MS } from "./timings";

/** Writes the decoded contact wherever the page shows it encoded: first into links, then into texts. */
export function writeContact(token: string, contact: string): void {
  const [email = ""] = contact.split(/[&?]/);
  for (const element of document.querySelectorAll<HTMLElement>(`[data-original-string="${CSS.escape(token)}"]`)) {
    const masked = element instanceof HTMLAnchorElement ? rewriteLink(element, contact) : element.textContent;
    restoreMarkup(element);
    setTimeout(() => writeText(element, masked ?? "", email), TEXT_DELAY_MS);
  }
}

/** Returns the placeholder of the contact in its URL, which its text may contain too. */
function rewriteLink(link: HTMLAnchorElement, contact: string): string {
  const [scheme = "", masked = ""] = (link.getAttribute("href") ?? "").split(/:(.*)/s);
  link.setAttribute("href", `${scheme}:${contact}`);
  return masked;
}

function restoreMarkup(element: HTMLElement): void {
  element.removeAttribute("data-original-string");
  element.removeAttribute("title");
  element.classList.add("no-blur");
  if (element.getAttribute("role") !== "button") return;
  element.removeAttribute("role");
  // The element has focus and keeps it until the visitor moves it.
  element.tabIndex = -1;
}

function writeText(element: HTMLElement, masked: string, email: string): void {
  for (const blurred of element.querySelectorAll(".apbct-blur")) blurred.replaceWith(...blurred.childNodes);
  element.normalize();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (masked && texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes(masked)) text.data = text.data.replace(masked, () => email);
  }
  element.classList.remove("apbct-email-encoder", "apbct-replaced");
}

const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
const PHONE = /^\+[\d ()./-]{6,}$/;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#].*)?$/i;
// A name with one of these endings is a file next to the page.
const FILE =
  /^(?!www\.)[^/?#]*\.(?:html?|php|pdf|jpe?g|png|gif|svg|webp|avif|zip|docx?|xlsx?|txt|xml|json|mp[34])(?:[?#].*)?$/i;

/**
 * Completes a link that was typed without a scheme, which browsers would look for on the own site.
 * `full_link` in intarsia/documents/hyperlinks/full_links.py is the same rule; the tests of both read full_links.json.
 */
export function fullLink(url: string): string {
  const text = url.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:+${text.replace(/\D/g, "")}`;
  if (HOST.test(text) && !FILE.test(text)) return `https://${text}`;
  return text;
}

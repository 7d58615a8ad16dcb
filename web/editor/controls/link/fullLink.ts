const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
const PHONE = /^\+[\d ()./-]{6,}$/;
// A number without its country code, such as `030/1234567`, has six digits. More slashes are a path or a date.
const NATIONAL_PHONE = /^(?=(?:\D*\d){6})[0(][\d ()-]*(?:\/[\d ()-]*)?\d$/;
// The letters of all scripts, without the punctuation and symbols between them.
const LETTERS = String.raw`a-z\u00c0-\u1fff\u3040-\ud7ff\uf900-\ufaff`;
const HOST = new RegExp(String.raw`^(?:[${LETTERS}0-9-]+\.)+[${LETTERS}]{2,}(?::\d+)?(?:[/?#].*)?$`, "i");
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
  if (NATIONAL_PHONE.test(text)) return `tel:${text.replace(/\D/g, "")}`;
  if (HOST.test(text) && !FILE.test(text)) return `https://${text}`;
  return text;
}

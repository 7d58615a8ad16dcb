const SAFE = /^(?:https?:\/\/|mailto:)[^\s]+$/i;
const OTHER_SCHEME = /^[a-z][a-z\d+-]*:/i;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

export const isSafeUrl = (url: string): boolean => SAFE.test(url) && URL.canParse(url);

/** The URL meant by `example.org` or an e-mail address; null if the text is not a safe URL. */
export function typedUrl(typed: string): string | null {
  const text = typed.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  const url = SAFE.test(text) || OTHER_SCHEME.test(text) ? text : `https://${text}`;
  return isSafeUrl(url) && /\.|^https?:\/\/localhost/.test(url) ? url : null;
}

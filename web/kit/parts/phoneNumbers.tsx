import type { ReactNode } from "react";

// In right-to-left text, browsers show the groups of a number that has spaces in the opposite order.
const NUMBER = /(?<![\p{L}\d])[+(]*\d(?:[\d\s()./-]|&nbsp;){5,24}\d(?![\p{L}\d])/gu;
// The server's sanitizer wrote the tags: attributes have double quotes.
const TAG_OR_TEXT = /<(?:[^>"]|"[^"]*")*>|[^<]+/g;

/** A phone number has 7 to 15 digits. Without a sign or zero at its beginning, at least three groups. */
function isPhone(text: string): boolean {
  const groups = text.match(/\d+/g) ?? [];
  const { length } = groups.join("");
  return length >= 7 && length <= 15 && (groups.length > 2 || /^[+(0]/.test(text));
}

/** The text with its phone numbers from left to right. */
export function isolatePhones(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(NUMBER)) {
    if (!isPhone(found)) continue;
    parts.push(
      text.slice(end, index),
      <bdi key={index} dir="ltr">
        {found}
      </bdi>,
    );
    end = index + found.length;
  }
  return end ? [...parts, text.slice(end)] : text;
}

/** The same for HTML. */
export const isolatePhonesInHtml = (html: string): string =>
  html.replace(TAG_OR_TEXT, (piece) =>
    piece.startsWith("<")
      ? piece
      : piece.replace(NUMBER, (found) => (isPhone(found) ? `<bdi dir="ltr">${found}</bdi>` : found)),
  );

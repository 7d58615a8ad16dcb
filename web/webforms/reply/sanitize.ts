import { lazyPart } from "../parts/lazyPart";

const sanitizer = lazyPart(() => import("./sanitizer"));

/** HTML from the server, without anything that could run. Rejects if the sanitizer does not load. */
export const sanitized = async (html: string): Promise<DocumentFragment> => (await sanitizer()).sanitize(html);

/** Its text alone, if the sanitizer does not load. */
export function textIn(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(new DOMParser().parseFromString(html, "text/html").body.textContent.trim());
  return fragment;
}

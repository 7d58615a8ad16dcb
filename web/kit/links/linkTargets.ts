/** What links to elements and anchors of the same document lead to, where the document is shown with other ids. */
export type LinkTargets = {
  /** The id in the page of the element with this id in the document. */
  element: (id: string) => string;
  /** The anchor in the page of this anchor in the document. */
  anchor: (name: string) => string;
};

const same = (name: string) => name;

export const SAME_IDS: LinkTargets = { element: same, anchor: same };

/** `#kitchen` with the anchor in the page; any other URL unchanged. */
export const withAnchorIn = (url: string, { anchor }: LinkTargets): string =>
  url.startsWith("#") ? `#${anchor(url.slice(1))}` : url;

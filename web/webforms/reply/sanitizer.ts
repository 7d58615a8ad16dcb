import DOMPurify from "dompurify";

// The wrapper of a field with a script. Attributes that forms use and that are not on DOMPurify's list.
const OPTIONS = {
  CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^in-island$/ },
  ADD_ATTR: ["form", "enterkeyhint", "target"],
  RETURN_DOM_FRAGMENT: true as const,
};

DOMPurify.addHook("afterSanitizeAttributes", (node) => {
  for (const name of ["data-src", "data-host"]) {
    if (node.localName === "in-island" && !isKnown(name, node.getAttribute(name))) node.removeAttribute(name);
  }
});

/** A reply brings no script that the page did not have. */
const isKnown = (name: string, url: string | null): boolean =>
  [...document.querySelectorAll(`in-island[${name}]`)].some((island) => island.getAttribute(name) === url);

/** The server's HTML without scripts: somebody else's text may be in it. */
export const sanitize = (html: string): DocumentFragment => DOMPurify.sanitize(html, OPTIONS);

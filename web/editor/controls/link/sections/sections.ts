import type { Element, ElementProps } from "../../../../documents/document";
import { walk } from "../../../../documents/walk";
import { anchorOf } from "../../../../kit/style/rootOptions";
import { elementName } from "../../../commands/names/elementName";
import { excerptOf } from "../../../commands/names/excerptOf";
import type { SchemaOf } from "../../../commands/slots";

/** A part of the document that a link can lead to. Without an anchor it gets one when it is chosen. */
export type LinkedSection = { element: Element; name: string; anchor: string | undefined };

/** What has a CSS ID, and the parts at the top level of the page that have a heading. In the order of the page. */
export function linkedSections(content: readonly Element[], schemaOf: SchemaOf): LinkedSection[] {
  return [...walk(content)].flatMap((element): LinkedSection[] => {
    const anchor = anchorOf(element.props);
    const isPart = content.includes(element) || schemaOf(element.type)?.isBand === true;
    const heading = isPart ? headingIn(element) : undefined;
    if (anchor) return [{ element, name: nameOf(element, heading, schemaOf), anchor }];
    // A heading with a CSS ID is in the list itself. An invalid one is the owner's to correct.
    if (!heading || anchorOf(heading.props) || invalidAnchorOf(element.props)) return [];
    return [{ element, name: nameOf(element, heading, schemaOf), anchor }];
  });
}

/** The CSS IDs that links cannot lead to, such as “our prices”. */
export const invalidAnchors = (content: readonly Element[]): string[] =>
  [...walk(content)].flatMap(({ props }) => invalidAnchorOf(props) ?? []);

const invalidAnchorOf = (props: ElementProps): string | undefined =>
  props._element_id && !anchorOf(props) ? String(props._element_id) : undefined;

const headingIn = (element: Element): Element | undefined =>
  [...walk([element])].find((one) => one.type === "heading" && excerptOf(one));

/** The owner's own name, or else its heading, or else its text. */
const nameOf = (element: Element, heading: Element | undefined, schemaOf: SchemaOf): string =>
  element.props.$label || (heading && excerptOf(heading)) || excerptOf(element) || elementName(element, schemaOf);

const LONGEST = 40;

/** `name` as a CSS ID that is not taken yet: “Our prices” becomes `our-prices`, then `our-prices-2`. */
export function freeAnchor(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  for (let number = 1; ; number++) {
    const anchor = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(anchor)) return anchor;
  }
}

// CSS IDs have Latin letters only, see kit/style/rootOptions.ts.
function slugOf(name: string): string {
  const plain = name.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words)
    if (`${slug}-${word}`.length <= LONGEST + 1) slug += slug ? `-${word}` : word.slice(0, LONGEST);
  if (!slug) return "section";
  return /^[a-z]/.test(slug) ? slug : `section-${slug}`;
}

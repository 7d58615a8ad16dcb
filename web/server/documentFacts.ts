import type { Widths } from "../kit/devices";
import { anchorOf, behavioursOf, type Document, type Element, walk } from "../kit/document";
import type { Resources } from "../kit/resolve";
import { hostsOf, hostsOfLinks, type NeededHost } from "../kit/schema/hosts";
import { elementCss } from "../kit/style/elementCss";
import { picturesIn } from "../kit/style/pictures";
import { widgetOf } from "./catalogue";

/** What follows from a document, its site's breakpoints and the pictures behind its elements, whatever page it is drawn on. */
export type DocumentFacts = { css: string; hosts: NeededHost[]; anchors: ReadonlySet<string>; behaviours: string[] };
type Images = Resources["images"];
type Known = { pictures: readonly number[]; bySite: Map<string, DocumentFacts & { madeFrom: string }> };

const found = new WeakMap<Document, Known>();

export function factsOf(document: Document, widths: Widths, images: Images): DocumentFacts {
  const known = found.get(document) ?? { pictures: picturesOf(document), bySite: new Map() };
  found.set(document, known);
  const site = JSON.stringify(widths);
  const madeFrom = JSON.stringify(known.pictures.map((id) => images[id]));
  const before = known.bySite.get(site);
  if (before?.madeFrom === madeFrom) return before;
  const facts = { ...findFacts(document, widths, images), madeFrom };
  known.bySite.set(site, facts);
  return facts;
}

const picturesOf = ({ content }: Document) => [...walk(content)].flatMap(({ props }) => picturesIn(props.$style));

function findFacts({ content }: Document, widths: Widths, images: Images): DocumentFacts {
  const elements = [...walk(content)];
  const css = elements.map((element) => cssOf(element, widths, images)).join("");
  const hosts = elements.flatMap(({ type, props }) => {
    const schema = widgetOf(type)?.schema;
    return schema ? [...hostsOf(schema.hosts, props), ...hostsOfLinks(schema.settings, props)] : [];
  });
  const anchors = new Set(elements.flatMap((element) => anchorOf(element.props) ?? []));
  const behaviours = [...new Set(elements.flatMap(behavioursOf))];
  return { css: css.toWellFormed(), hosts, anchors, behaviours };
}

/** Nothing vouches for what stands in settings that the contract does not know; it must not take the page with it. */
function cssOf(element: Element, widths: Widths, images: Images): string {
  try {
    return elementCss(element, widgetOf(element.type)?.schema, widths, images);
  } catch {
    return "";
  }
}

import type { Widths } from "../kit/devices";
import { anchorOf, behavioursOf, type Document, type Element, walk } from "../kit/document";
import type { Resources } from "../kit/resolve";
import { hostsOf, hostsOfLinks, type NeededHost } from "../kit/schema/hosts";
import { withDefaults } from "../kit/schema/schema";
import { CSS_ID, elementCss } from "../kit/style/elementCss";
import { keepsOffEdges, pageEdgesCss, withinEdges } from "../kit/style/pageEdges";
import { picturesIn } from "../kit/style/pictures";
import { widgetOf } from "./catalogue";

/** What follows from a document, its site's breakpoints and the pictures behind its elements, whatever page it is drawn on. */
export type DocumentFacts = { css: string; hosts: NeededHost[]; anchors: ReadonlySet<string>; behaviours: string[] };
type Images = Resources["images"];
type Known = { pictures: readonly number[]; bySite: Map<string, DocumentFacts & { madeFrom: string }> };

/** Where a document stands: on the page itself, or in a place that somebody else has laid out. */
export type Ground = "page" | "page with another inside" | "elsewhere";

const found = new WeakMap<Document, Known>();

export function factsOf(document: Document, widths: Widths, images: Images, ground: Ground): DocumentFacts {
  const known = found.get(document) ?? { pictures: picturesOf(document), bySite: new Map() };
  found.set(document, known);
  const site = JSON.stringify([widths, ground]);
  const madeFrom = JSON.stringify(known.pictures.map((id) => images[id]));
  const before = known.bySite.get(site);
  if (before?.madeFrom === madeFrom) return before;
  const facts = { ...findFacts(document, widths, images, ground), madeFrom };
  known.bySite.set(site, facts);
  return facts;
}

const picturesOf = ({ content }: Document) => [...walk(content)].flatMap(({ props }) => picturesIn(props.$style));

function findFacts({ content }: Document, widths: Widths, images: Images, ground: Ground): DocumentFacts {
  const elements = [...walk(content)];
  const bare = new Set(ground === "elsewhere" ? [] : content.filter((element) => isBare(element, ground)));
  const edges = pageEdgesCss([...bare].map(({ props }) => `.e-${CSS_ID(props.id)}`));
  const rules = elements.map((element) => cssOf(bare.has(element) ? withinEdges(element) : element, widths, images));
  const css = edges + rules.join("");
  const hosts = elements.flatMap(({ type, props }) => {
    const schema = widgetOf(type)?.schema;
    return schema
      ? [...hostsOf(schema.hosts, withDefaults(schema.settings, props)), ...hostsOfLinks(schema.settings, props)]
      : [];
  });
  const anchors = new Set(elements.flatMap((element) => anchorOf(element.props) ?? []));
  const behaviours = [...new Set(elements.flatMap(behavioursOf))];
  return { css: css.toWellFormed(), hosts, anchors, behaviours };
}

const isBare = (element: Element, ground: Ground) =>
  keepsOffEdges(element, (type) => widgetOf(type)?.schema, ground === "page with another inside");

/** Nothing vouches for what stands in settings that the contract does not know; it must not take the page with it. */
function cssOf(element: Element, widths: Widths, images: Images): string {
  try {
    return elementCss(element, widgetOf(element.type)?.schema, widths, images);
  } catch {
    return "";
  }
}

import type { Document, Element } from "../documents/document";
import { walk } from "../documents/walk";
import type { Widths } from "../kit/environment/devices/devices";
import type { Resources } from "../kit/resolve/resolve";
import { hostsOf, hostsOfLinks, type NeededHost } from "../kit/schema/hosts";
import { type WidgetSchema, withDefaults } from "../kit/schema/schema";
import { behaviorsOf } from "../kit/style/behaviors";
import { CSS_ID, elementCss } from "../kit/style/elementCss";
import { imagesIn } from "../kit/style/images";
import { hasPageEdges, pageEdgesCss, withinEdges } from "../kit/style/pageEdges";
import { widgetIn } from "./catalog";
import { prefixed } from "./scope";

/** What depends only on a document, its site's breakpoints and its background images, not on the page. */
export type DocumentFacts = { css: string; hosts: NeededHost[]; behaviors: string[] };
type Images = Resources["images"];
type SchemaOf = (type: string) => WidgetSchema | undefined;
type Known = { imageIds: readonly number[]; bySite: Map<string, DocumentFacts & { imagesJson: string }> };

/** Where a document is shown: as the page, as the page template, or inside a layout of another app. */
export type Placement = "page" | "template" | "elsewhere";
/** `styles` is the prefix in the CSS classes of its elements. */
export type Look = { widths: Widths; images: Images; placement: Placement; styles: string; catalog: string };

const found = new WeakMap<Document, Known>();

export function factsOf(document: Document, look: Look): DocumentFacts {
  const { widths, images, placement, styles, catalog } = look;
  const known = found.get(document) ?? { imageIds: imageIdsOf(document), bySite: new Map() };
  found.set(document, known);
  const site = JSON.stringify([widths, placement, styles, catalog]);
  const imagesJson = JSON.stringify(known.imageIds.map((id) => images[id]));
  const before = known.bySite.get(site);
  if (before?.imagesJson === imagesJson) return before;
  const facts = { ...findFacts(document, look), imagesJson };
  known.bySite.set(site, facts);
  return facts;
}

const imageIdsOf = ({ content }: Document) => [...walk(content)].flatMap(({ props }) => imagesIn(props.$style));

function findFacts({ content }: Document, { widths, images, placement, styles, catalog }: Look): DocumentFacts {
  const schemaOf = (type: string) => widgetIn(catalog, type)?.schema;
  const elements = [...walk(content)];
  const atEdges = new Set(elementsAtEdges({ content }, placement, catalog));
  const edges = pageEdgesCss([...atEdges].map(({ props }) => `.e-${CSS_ID(prefixed(styles, props.id))}`));
  const rules = elements.map((element) =>
    cssOf(withPrefix(atEdges.has(element) ? withinEdges(element) : element, styles), { widths, images, schemaOf }),
  );
  const css = edges + rules.join("");
  const hosts = elements.flatMap(({ type, props }) => {
    const schema = schemaOf(type);
    return schema
      ? [...hostsOf(schema.hosts, withDefaults(schema.settings, props)), ...hostsOfLinks(schema.settings, props)]
      : [];
  });
  const behaviors = [...new Set(elements.flatMap(behaviorsOf))];
  return { css: css.toWellFormed(), hosts, behaviors };
}

/** The elements at the top level of a page that keep to its width. */
export const elementsAtEdges = ({ content }: Pick<Document, "content">, placement: Placement, catalog: string) =>
  placement === "elsewhere"
    ? []
    : content.filter((element) =>
        hasPageEdges(element, (type) => widgetIn(catalog, type)?.schema, placement === "template"),
      );

const withPrefix = (element: Element, styles: string): Element =>
  styles ? { ...element, props: { ...element.props, id: prefixed(styles, element.props.id) } } : element;

/** Settings that the contract does not know are unchecked, so errors in their styles are ignored. */
function cssOf(
  element: Element,
  { widths, images, schemaOf }: Pick<Look, "widths" | "images"> & { schemaOf: SchemaOf },
): string {
  try {
    return elementCss(element, schemaOf(element.type), widths, images);
  } catch {
    return "";
  }
}

import type { Document, Element } from "../../../documents/document";
import { walk } from "../../../documents/walk";
import type { Widths } from "../../../kit/environment/devices/devices";
import type { Resources } from "../../../kit/resolve/resolve";
import type { Widget } from "../../../kit/schema/defineWidget";
import { CSS_ID, elementCss } from "../../../kit/style/elementCss";
import { imagesIn } from "../../../kit/style/images";
import { hasPageEdges, pageEdgesCss, withinEdges } from "../../../kit/style/pageEdges";

// Puck keeps the props of unchanged elements, so their CSS can be reused.
const written = new WeakMap<object, { isBare: boolean; css: string }>();

type Known = {
  widgetOf: (type: string) => Widget | undefined;
  widths: Widths;
  images: Resources["images"];
  // The canvas has CSS of the site, which wins against layers.
  isStrong?: boolean;
  // A template of the site is around the document, so no element touches the edges of the page.
  isEmbedded?: boolean;
};

export function canvasCss({ content }: Document, known: Known): string {
  const bare = new Set(
    known.isEmbedded ? [] : content.filter((element) => hasPageEdges(element, (type) => known.widgetOf(type)?.schema)),
  );
  const edges = pageEdgesCss([...bare].map(({ props }) => `.e-${CSS_ID(props.id)}`));
  const rules = [...walk(content)].map((element) => cssOf(element, bare.has(element), known)).join("");
  return known.isStrong ? `:not(#_){${edges}${rules}}` : `@layer elements{${edges}${rules}}`;
}

function cssOf(element: Element, isBare: boolean, { widgetOf, widths, images }: Known): string {
  const before = written.get(element.props);
  if (before?.isBare === isBare) return before.css;
  const css = elementCss(isBare ? withinEdges(element) : element, widgetOf(element.type)?.schema, widths, images);
  // The CSS of an image changes when the server reports its sizes.
  if (!imagesIn(element.props.$style).length) written.set(element.props, { isBare, css });
  return css;
}

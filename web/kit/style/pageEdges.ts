import type { Element, ElementStyle, StyleFieldValue } from "../../documents/document";
import { hasSlotThatShows, type WidgetSchema } from "../schema/schema";
import { cssValue } from "./cssValue";
import { SHARED_FIELDS } from "./sharedFields";

type SchemaOf = (type: string) => WidgetSchema | undefined;

// Aligned with the content of sections.
const EDGE = "--page-edge:max(var(--space-gutter),(100% - var(--width-page))/2)";
// A widget that would be too wide on a page of its own has a `--max-width`.
const MARGINS =
  "max-inline-size:min(var(--max-width,100%),100% - 2*var(--page-edge));margin:var(--space-3) var(--page-edge)";

/**
 * Elements at the top level of a page keep to the page's width and away from the window's edge. `isPageShown`: the
 * widget that shows the page inside a template contains elements, which have their own margins.
 */
export const hasPageEdges = ({ type }: Element, schemaOf: SchemaOf, isPageShown = false): boolean => {
  const schema = schemaOf(type);
  return schema !== undefined && !schema.spansPage && !(isPageShown && hasSlotThatShows(schema, "page"));
};

/** One rule for all of them. It comes before their own rules, which win. */
export const pageEdgesCss = (selectors: readonly string[]): string =>
  selectors.length ? `${selectors.join(",")}{${EDGE};${MARGINS}}` : "";

/** The element with margins that include the page's edges. */
export function withinEdges(element: Element): Element {
  const { $style } = element.props;
  if (!$style) return element;
  const parts = Object.entries($style).map(([part, values]) => {
    if (!values || Array.isArray(values) || !Object.hasOwn(values, "margin")) return [part, values];
    return [part, { ...values, margin: marginWithin(values.margin) }];
  });
  return { ...element, props: { ...element.props, $style: Object.fromEntries(parts) as ElementStyle } };
}

function marginWithin(margin: StyleFieldValue | undefined): StyleFieldValue | undefined {
  const css = cssValue(SHARED_FIELDS.margin, margin) ?? "";
  // Nested parentheses cannot be parsed here, and need no margin.
  const [top = "", right = top, bottom = top, left = right] = css.match(/(?:[^\s()]|\([^()]*\))+/g) ?? [];
  if (!top || /\([^)]*\(/.test(css)) return margin;
  return [asLength(top), fromEdge(right), asLength(bottom), fromEdge(left)].join(" ");
}

/** A lone variable is not a valid stored length; in parentheses it is. */
const asLength = (length: string) => (length.startsWith("var(") ? `calc(${length})` : length);

const fromEdge = (length: string) => {
  if (length === "auto") return length;
  return Number.parseFloat(length) === 0 ? "calc(var(--page-edge))" : `calc(var(--page-edge) + ${length})`;
};

import type { Element, ElementStyle, Look } from "../document/document";
import type { WidgetSchema } from "../schema/schema";
import { cssValue } from "./cssValue";
import { SHARED_LOOKS } from "./sharedLooks";

type SchemaOf = (type: string) => WidgetSchema | undefined;

// Aligned with the content of sections.
const EDGE = "--page-edge:max(var(--space-gutter),(100% - var(--width-page))/2)";
const ROOM = "max-inline-size:calc(100% - 2*var(--page-edge));margin:var(--space-3) var(--page-edge)";

/**
 * Elements at the top level of a page keep to the page's width and away from the window's edge. `isPageShown`: the
 * widget that shows the page inside a template contains elements, which have their own margins.
 */
export const keepsOffEdges = ({ type }: Element, schemaOf: SchemaOf, isPageShown = false): boolean => {
  const schema = schemaOf(type);
  return schema !== undefined && !schema.spansPage && !(isPageShown && schema.showsContent);
};

/** One rule for all of them. It comes before their own rules, which win. */
export const pageEdgesCss = (selectors: readonly string[]): string =>
  selectors.length ? `${selectors.join(",")}{${EDGE};${ROOM}}` : "";

/** The element with margins that include the page's edges. */
export function withinEdges(element: Element): Element {
  const { $style } = element.props;
  if (!$style) return element;
  const parts = Object.entries($style).map(([part, looks]) => {
    if (!looks || Array.isArray(looks) || !Object.hasOwn(looks, "margin")) return [part, looks];
    return [part, { ...looks, margin: marginWithin(looks.margin) }];
  });
  return { ...element, props: { ...element.props, $style: Object.fromEntries(parts) as ElementStyle } };
}

function marginWithin(margin: Look | undefined): Look | undefined {
  const css = cssValue(SHARED_LOOKS.margin, margin);
  // Nested parentheses cannot be parsed here, and need no margin.
  const [top, right = top, bottom = top, left = right] = css?.match(/(?:[^\s()]|\([^()]*\))+/g) ?? [];
  if (!top || !right || !bottom || !left || /\([^)]*\(/.test(css ?? "")) return margin;
  return [written(top), fromEdge(right), written(bottom), fromEdge(left)].join(" ");
}

/** A lone variable is not a valid stored length; in parentheses it is. */
const written = (length: string) => (length.startsWith("var(") ? `calc(${length})` : length);

const fromEdge = (length: string) => {
  if (length === "auto") return length;
  return Number.parseFloat(length) === 0 ? "calc(var(--page-edge))" : `calc(var(--page-edge) + ${length})`;
};

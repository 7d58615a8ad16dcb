import type { Element, ElementStyle, Look } from "../document";
import type { WidgetSchema } from "../schema/schema";
import { cssValue } from "./cssValue";
import { SHARED_LOOKS } from "./sharedLooks";

type SchemaOf = (type: string) => WidgetSchema | undefined;

// The same line at which the content of a section begins.
const EDGE = "--page-edge:max(var(--space-gutter),(100% - var(--width-page))/2)";
const ROOM = "max-inline-size:calc(100% - 2*var(--page-edge));margin:var(--space-3) var(--page-edge)";

/**
 * What stands on the page itself, and not in a container, keeps to the page's width and away from the window's edge.
 * `isPageShown` says that the widget which shows the page around it shows elements: they have their own edges then.
 */
export const keepsOffEdges = ({ type }: Element, schemaOf: SchemaOf, isPageShown = false): boolean => {
  const schema = schemaOf(type);
  return schema !== undefined && !schema.spansPage && !(isPageShown && schema.showsContent);
};

/** One rule for all of them; it stands before their own, which win. */
export const pageEdgesCss = (selectors: readonly string[]): string =>
  selectors.length ? `${selectors.join(",")}{${EDGE};${ROOM}}` : "";

/** The element with margins counted from the page's edges, which its owner does not know of. */
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
  // More than one pair of brackets inside another cannot be taken apart here, and says enough by itself.
  const [top, right = top, bottom = top, left = right] = css?.match(/(?:[^\s()]|\([^()]*\))+/g) ?? [];
  if (!top || !right || !bottom || !left || /\([^)]*\(/.test(css ?? "")) return margin;
  return [written(top), fromEdge(right), written(bottom), fromEdge(left)].join(" ");
}

/** A variable by itself is no length that may be stored; the same in brackets is. */
const written = (length: string) => (length.startsWith("var(") ? `calc(${length})` : length);

const fromEdge = (length: string) => {
  if (length === "auto") return length;
  return Number.parseFloat(length) === 0 ? "calc(var(--page-edge))" : `calc(var(--page-edge) + ${length})`;
};

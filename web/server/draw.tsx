import { createElement, type ElementType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { rootOf, type Slot, type Widget } from "../kit/defineWidget";
import { type Element, rootOptions } from "../kit/document";
import { type Environment, EnvironmentContext } from "../kit/environment";
import { type PictureCount, type Resources, resolveSettings } from "../kit/resolve";
import { holds } from "../kit/schema/conditions";
import { type WidgetSchema, withDefaults } from "../kit/schema/schema";
import { CSS_ID } from "../kit/style/elementCss";
import { wordsFor } from "../kit/words";
import { widgetOf } from "./catalogue";

export type IslandAddress = { src: string; host?: string };

export type Drawing = {
  environment: Environment;
  resources: Resources;
  islands: Record<string, IslandAddress>;
  /** Elements that are left out: they failed before. */
  skip: ReadonlySet<string>;
  pictures: PictureCount;
  failed: { id: string; type: string; message: string }[];
  used: Map<string, Widget>;
  hasIslands: boolean;
  /** `<link rel=preload>` of the first picture. */
  preload: string;
  /** Draw each element by itself, so that one that throws cannot take the page with it. */
  isolated: boolean;
  /** The page that a template shows, until the first place for it has taken it. */
  content: readonly Element[] | null;
  /** Anchors of that page, while what stands around it is drawn: that gives way. */
  taken: ReadonlySet<string>;
};

export const NO_ANCHORS: ReadonlySet<string> = new Set();

// React puts these before everything else it writes. They belong into the page's head: a browser finds them sooner
// there, and inside an island one would stand where its first element is expected.
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

export function toHtml(node: ReactNode, drawing: Drawing, prefix?: string): string {
  const inside = <EnvironmentContext value={drawing.environment}>{node}</EnvironmentContext>;
  return renderToString(inside, { identifierPrefix: prefix }).replace(PRELOADS, (links) => {
    drawing.preload += links;
    return "";
  });
}

export const drawElements = (elements: readonly Element[], drawing: Drawing): ReactNode[] =>
  elements.map((element) => drawElement(element, drawing));

function drawElement(element: Element, drawing: Drawing): ReactNode {
  const widget = widgetOf(element.type);
  if (!widget || drawing.skip.has(element.props.id)) return null;
  drawing.used.set(element.type, widget);
  try {
    if (isIsland(element, widget.schema)) return drawIsland(element, widget, drawing);
    const props = viewProps(element, widget, drawing, (children) => liveSlot(drawElements(children, drawing)));
    const view = createElement(widget.View, { ...props, key: element.props.id });
    return drawing.isolated ? <Raw key={element.props.id} html={toHtml(view, drawing)} /> : view;
  } catch (error) {
    drawing.failed.push({ id: element.props.id, type: element.type, message: String(error) });
    return null;
  }
}

const isIsland = ({ props }: Element, { hydrate, hydrateWhen, settings }: WidgetSchema) =>
  hydrate !== "never" && (!hydrateWhen || holds(hydrateWhen, withDefaults(settings, props)));

/**
 * An island is drawn apart, under its own id prefix, so that the browser can take it over apart. What stands in
 * its slots is opaque to it: HTML here, the same HTML in the browser.
 */
function drawIsland(element: Element, { schema, View }: Widget, drawing: Drawing): ReactNode {
  const { id } = element.props;
  const props = viewProps(element, { schema, View }, drawing, (children, path) =>
    htmlSlot(path, toHtml(drawElements(children, drawing), drawing)),
  );
  const html = toHtml(createElement(View, props), drawing, `${CSS_ID(id)}-`);
  const address = drawing.islands[element.type];
  const words = wordsFor(schema.words, drawing.environment.words);
  if (address) drawing.hasIslands = true;
  return (
    <in-island
      key={id}
      data-id={id}
      data-element_type="widget"
      data-widget_type={element.type}
      data-hydrate={schema.hydrate}
      data-src={address?.src}
      data-host={address?.host}
      data-settings={schema.script ? undefined : publicSettings(props)}
      data-words={words && JSON.stringify(words)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it a line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function viewProps(
  element: Element,
  { schema }: Widget,
  drawing: Drawing,
  slot: (children: readonly Element[], path: string) => Slot,
) {
  const settings = resolveSettings(element, schema, {
    resources: drawing.resources,
    count: drawing.pictures,
    drawSlot: (stored, path) => slot(Array.isArray(stored) ? (stored as Element[]) : [], path),
    widths: drawing.environment.breakpoints,
  });
  const id = CSS_ID(element.props.id);
  const { anchor, ...options } = rootOptions(element);
  const $root = anchor && !drawing.taken.has(anchor) ? { ...options, anchor } : options;
  return { ...settings, ...(schema.showsContent && shownContent(drawing, slot)), id, root: rootOf(id, $root), $root };
}

/** Shown once: a second place for it stays empty, and so does one inside of the page itself. */
function shownContent(drawing: Drawing, slot: (children: readonly Element[], path: string) => Slot) {
  const { content, taken } = drawing;
  if (!content) return {};
  drawing.content = null;
  drawing.taken = NO_ANCHORS;
  const Content = slot(content, "content");
  drawing.taken = taken;
  return { Content };
}

const liveSlot =
  (children: ReactNode[]): Slot =>
  ({ as: Tag = "div", ...attributes }) => {
    const Holder = Tag as ElementType;
    return <Holder {...attributes}>{children}</Holder>;
  };

const htmlSlot =
  (path: string, html: string): Slot =>
  ({ as: Tag = "div", ...attributes }) => {
    const Holder = Tag as ElementType;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
    return <Holder data-slot={path} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  };

/** Slots and functions stay behind; the browser finds slots by their place in the HTML. */
const publicSettings = ({ root: _root, id: _id, ...props }: Record<string, unknown>): string =>
  JSON.stringify(props, (_key, value) => (typeof value === "function" ? { $slot: true } : value));

// biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
const Raw = ({ html }: { html: string }) => <in-part dangerouslySetInnerHTML={{ __html: html }} />;

import { createElement, type ElementType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Element, rootOptions } from "../kit/document/document";
import { type ImageCount, type Resources, resolveSettings } from "../kit/document/resolve";
import { type Environment, EnvironmentContext } from "../kit/environment/environment";
import { translationsFor } from "../kit/environment/uiStrings";
import { holds } from "../kit/schema/conditions";
import { rootOf, type Slot, type Widget } from "../kit/schema/defineWidget";
import { type WidgetSchema, withDefaults } from "../kit/schema/schema";
import { CSS_ID } from "../kit/style/elementCss";
import { widgetOf } from "./catalog";

export type IslandUrls = { src: string; host?: string };

export type Rendering = {
  environment: Environment;
  resources: Resources;
  islands: Record<string, IslandUrls>;
  /** Ids of elements that are left out because they failed before. */
  skip: ReadonlySet<string>;
  imageCount: ImageCount;
  failed: { id: string; type: string; message: string }[];
  used: Map<string, Widget>;
  hasIslands: boolean;
  /** `<link rel=preload>` of the first image. */
  preload: string;
  /** Render each element separately, so that one that throws does not affect the others. */
  isolated: boolean;
  /** The page that a template shows; null after the first `post_content` has shown it. */
  content: readonly Element[] | null;
  /** Anchors of that page, while the template is rendered: the template must not repeat them. */
  contentAnchors: ReadonlySet<string>;
};

export const NO_ANCHORS: ReadonlySet<string> = new Set();

// React writes preloads before all other HTML. They belong in the page's head, where browsers find them sooner. In an
// island, one would take the place of its first element and break hydration.
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

export function toHtml(node: ReactNode, rendering: Rendering, prefix?: string): string {
  const inside = <EnvironmentContext value={rendering.environment}>{node}</EnvironmentContext>;
  return renderToString(inside, { identifierPrefix: prefix }).replace(PRELOADS, (links) => {
    rendering.preload += links;
    return "";
  });
}

export const renderElements = (elements: readonly Element[], rendering: Rendering): ReactNode[] =>
  elements.map((element) => renderElement(element, rendering));

function renderElement(element: Element, rendering: Rendering): ReactNode {
  const widget = widgetOf(element.type);
  if (!widget || rendering.skip.has(element.props.id)) return null;
  rendering.used.set(element.type, widget);
  try {
    if (isIsland(element, widget.schema)) return renderIsland(element, widget, rendering);
    const props = viewProps(element, widget, rendering, (children) => liveSlot(renderElements(children, rendering)));
    const view = createElement(widget.View, { ...props, key: element.props.id });
    return rendering.isolated ? <Raw key={element.props.id} html={toHtml(view, rendering)} /> : view;
  } catch (error) {
    rendering.failed.push({ id: element.props.id, type: element.type, message: String(error) });
    return null;
  }
}

const isIsland = ({ props }: Element, { hydrate, hydrateWhen, settings }: WidgetSchema) =>
  hydrate !== "never" && (!hydrateWhen || holds(hydrateWhen, withDefaults(settings, props)));

/**
 * An island is rendered separately with its own id prefix, because the browser hydrates it separately. It treats the
 * content of its slots as opaque HTML, here and in the browser.
 */
function renderIsland(element: Element, { schema, View }: Widget, rendering: Rendering): ReactNode {
  const { id } = element.props;
  const props = viewProps(element, { schema, View }, rendering, (children, path) =>
    htmlSlot(path, toHtml(renderElements(children, rendering), rendering)),
  );
  const html = toHtml(createElement(View, props), rendering, `${CSS_ID(id)}-`);
  const urls = rendering.islands[element.type];
  const translations = translationsFor(schema.words, rendering.environment.translations);
  if (urls) rendering.hasIslands = true;
  return (
    <in-island
      key={id}
      data-id={id}
      data-element_type="widget"
      data-widget_type={element.type}
      data-hydrate={schema.hydrate}
      data-src={urls?.src}
      data-host={urls?.host}
      data-settings={schema.script ? undefined : publicSettings(props)}
      data-translations={translations && JSON.stringify(translations)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it a few lines above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function viewProps(
  element: Element,
  { schema }: Widget,
  rendering: Rendering,
  slot: (children: readonly Element[], path: string) => Slot,
) {
  const settings = resolveSettings(element, schema, {
    resources: rendering.resources,
    count: rendering.imageCount,
    renderSlot: (stored, path) => slot(Array.isArray(stored) ? (stored as Element[]) : [], path),
    widths: rendering.environment.breakpoints,
  });
  const id = CSS_ID(element.props.id);
  const { anchor, ...options } = rootOptions(element);
  const $root = anchor && !rendering.contentAnchors.has(anchor) ? { ...options, anchor } : options;
  return { ...settings, ...(schema.showsContent && contentSlot(rendering, slot)), id, root: rootOf(id, $root), $root };
}

/** The content is shown once: a second `post_content` stays empty, and so does one inside the content. */
function contentSlot(rendering: Rendering, slot: (children: readonly Element[], path: string) => Slot) {
  const { content, contentAnchors } = rendering;
  if (!content) return {};
  rendering.content = null;
  rendering.contentAnchors = NO_ANCHORS;
  const Content = slot(content, "content");
  rendering.contentAnchors = contentAnchors;
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

/** Functions are replaced by a marker; the browser finds slots by their position in the HTML. */
const publicSettings = ({ root: _root, id: _id, ...props }: Record<string, unknown>): string =>
  JSON.stringify(props, (_key, value) => (typeof value === "function" ? { $slot: true } : value));

// biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
const Raw = ({ html }: { html: string }) => <in-part dangerouslySetInnerHTML={{ __html: html }} />;

import { createElement, type ElementType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Document, Element } from "../documents/document";
import { isWithin, type Space, sizesOf } from "../kit/environment/devices/space";
import { type Environment, EnvironmentContext } from "../kit/environment/environment";
import { translationsFor } from "../kit/environment/uiStrings";
import { type ImageCount, type Resources, resolveSettings } from "../kit/resolve/resolve";
import { rootOf, type Slot, type Widget } from "../kit/schema/defineWidget";
import { qualifiedType, type WidgetSchema, withDefaults } from "../kit/schema/schema";
import { CSS_ID } from "../kit/style/elementCss";
import { rootOptions } from "../kit/style/rootOptions";
import { isMet } from "../rules/conditions/isMet";
import { widgetIn } from "./catalog";
import { anchorInPage, idInPage, type Scope, styledId, targetsIn } from "./scope";
import { hasBackgroundImage, isClosedSlot, isHiddenSomewhere } from "./seenAtFirst";
import { type SlotRendering, slotValue } from "./slotValue";
import { atPageEdges, spaceInside, spaceOf, spaceOfImages } from "./spaceInside";

export type IslandUrls = { src: string; host?: string };

export type Rendering = {
  environment: Environment;
  resources: Resources;
  /** The documents that slots can show, by name. */
  parts: Record<string, Document>;
  /** The catalogs of parts that are not made of widgets, by name. */
  catalogs: Record<string, string>;
  islands: Record<string, IslandUrls>;
  /** Ids of elements that are left out because they failed before. */
  skip: ReadonlySet<string>;
  imageCount: ImageCount;
  /** The room of the elements that are rendered now. */
  space: Space;
  /** The elements that keep to the width of the page. */
  atEdges: ReadonlySet<Element>;
  failed: { id: string; type: string; message: string }[];
  /** By qualified type. */
  used: Map<string, Widget>;
  hasIslands: boolean;
  /** Whether a slot has rendered the page that the template shows. */
  showsPage: boolean;
  /** `<link rel=preload>` of the first image. */
  preload: string;
  /** Render each element separately, so that one that throws does not affect the others. */
  isolated: boolean;
};

// Logos and portraits are not wider, on any device.
const SMALL_IMAGE = 320;

// React writes preloads before all other HTML. They belong in the page's head, where browsers find them sooner. In an
// island, one would take the place of its first element and break hydration.
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
// React preloads no image that has AVIF. Only browsers that support the type load it.
const FIRST_AVIF =
  /<picture><source (type="image\/avif") srcSet=("[^"]*")(?: sizes=("[^"]*"))?\/><img [^>]*fetchPriority=/;

export function toHtml(node: ReactNode, rendering: Rendering, prefix?: string): string {
  const inside = <EnvironmentContext value={rendering.environment}>{node}</EnvironmentContext>;
  const html = renderToString(inside, { identifierPrefix: prefix }).replace(PRELOADS, (links) => {
    rendering.preload += links;
    return "";
  });
  rendering.preload ||= avifPreload(html);
  return html;
}

function avifPreload(html: string): string {
  const [found, type, srcset, sizes] = FIRST_AVIF.exec(html) ?? [];
  if (!found) return "";
  const widths = sizes ? ` imageSizes=${sizes}` : "";
  return `<link rel="preload" as="image" ${type} imageSrcSet=${srcset}${widths} fetchPriority="high"/>`;
}

export const renderElements = (elements: readonly Element[], rendering: Rendering, scope: Scope): ReactNode[] =>
  elements.map((element) => renderElement(element, rendering, scope));

function renderElement(element: Element, rendering: Rendering, scope: Scope): ReactNode {
  const { type, props } = element;
  const widget = widgetIn(scope.catalog, type);
  if (!widget || rendering.skip.has(props.id)) return null;
  rendering.used.set(qualifiedType(widget.schema), widget);
  const { showsPage } = rendering;
  try {
    const hasScript = loadsScript(element, widget.schema);
    if (hasScript && !widget.schema.enhance) return renderIsland(element, widget, rendering, scope);
    const key = props.id;
    const view = createElement(widget.View, { ...viewProps(element, widget, rendering, scope, liveSlot), key });
    const content = rendering.isolated
      ? { dangerouslySetInnerHTML: { __html: toHtml(view, rendering) } }
      : { children: view };
    if (hasScript) return <in-island key={key} {...islandAttributes(element, widget, rendering, scope)} {...content} />;
    return rendering.isolated ? <in-part key={key} {...content} /> : view;
  } catch (error) {
    // What the element showed is left out with it.
    rendering.showsPage = showsPage;
    addFailure(rendering, element, String(error));
    return null;
  }
}

/** An element fails once, in however many scopes. */
function addFailure({ failed }: Rendering, { type, props: { id } }: Element, message: string) {
  if (!failed.some((failure) => failure.id === id && failure.type === type)) failed.push({ id, type, message });
}

const loadsScript = ({ props }: Element, { hydrate, hydrateWhen, settings }: WidgetSchema) =>
  hydrate !== "never" && (!hydrateWhen || isMet(hydrateWhen, withDefaults(settings, props)));

/**
 * An island is rendered separately with its own id prefix, because the browser hydrates it separately. It treats the
 * content of its slots as opaque HTML, here and in the browser.
 */
function renderIsland(element: Element, widget: Widget, rendering: Rendering, scope: Scope): ReactNode {
  const id = idInPage(scope, element.props.id);
  const props = viewProps(element, widget, rendering, scope, (content, path) =>
    htmlSlot(path, toHtml(content, rendering)),
  );
  const html = toHtml(createElement(widget.View, props), rendering, `${CSS_ID(id)}-`);
  return (
    <in-island
      key={element.props.id}
      {...islandAttributes(element, widget, rendering, scope)}
      data-settings={publicSettings(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it a few lines above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function islandAttributes({ type, props }: Element, { schema }: Widget, rendering: Rendering, scope: Scope) {
  const urls = rendering.islands[qualifiedType(schema)];
  const translations = translationsFor(schema.words, rendering.environment.translations);
  if (urls) rendering.hasIslands = true;
  return {
    "data-id": idInPage(scope, props.id),
    "data-element_type": "widget",
    "data-widget_type": type,
    "data-hydrate": schema.hydrate,
    "data-commands": schema.linkCommands?.prefix,
    "data-src": urls?.src,
    "data-host": urls?.host,
    "data-translations": translations && JSON.stringify(translations),
  };
}

function viewProps(
  element: Element,
  widget: Widget,
  rendering: Rendering,
  scope: Scope,
  makeSlot: SlotRendering["makeSlot"],
) {
  const { schema } = widget;
  const pageId = idInPage(scope, element.props.id);
  const { breakpoints: widths } = rendering.environment;
  const { space, atEdges } = rendering;
  const own = spaceOf(element, atEdges.has(element) ? atPageEdges(space, widths) : space, widths);
  const ofImages = spaceOfImages(element, widget, own, widths);
  const settings = inside(element, schema, { own, ofImages }, rendering, () =>
    resolveSettings(element, schema, {
      resources: rendering.resources,
      count: rendering.imageCount,
      renderSlot: (slot) =>
        withHidden(rendering.imageCount, isClosedSlot(element, widget, slot.path), () =>
          slotValue(slot, slotRendering(rendering, scope, makeSlot)),
        ),
      widths,
      pageId,
      targets: targetsIn(scope),
      sizes: sizesOf(ofImages, widths),
    }),
  );
  const id = CSS_ID(pageId);
  const $root = rootIn(scope, element, id);
  return { ...settings, id, root: rootOf(id, $root), $root };
}

/** Renders what is inside an element with the room that it leaves, and notes whether visitors see it at first. */
function inside<Result>(
  element: Element,
  schema: WidgetSchema,
  { own, ofImages }: { own: Space; ofImages: Space },
  rendering: Rendering,
  render: () => Result,
): Result {
  const { space, imageCount, environment, resources } = rendering;
  const { isSmall } = imageCount;
  rendering.space = spaceInside(element, schema, own, environment.breakpoints);
  imageCount.isSmall = isWithin(ofImages, SMALL_IMAGE, environment.breakpoints);
  // Elements that links open are closed at first.
  const isClosed = schema.linkCommands !== undefined || isHiddenSomewhere(element);
  try {
    return withHidden(imageCount, isClosed, () => {
      const rendered = render();
      // What is on a background image is as high on the page as that, and can have priority.
      if (!imageCount.isHidden && hasBackgroundImage(element, resources.images)) imageCount.seen += 1;
      return rendered;
    });
  } finally {
    rendering.space = space;
    imageCount.isSmall = isSmall;
  }
}

function withHidden<Result>(count: ImageCount, isClosed: boolean, render: () => Result): Result {
  const { isHidden } = count;
  count.isHidden = isHidden || isClosed;
  try {
    return render();
  } finally {
    count.isHidden = isHidden;
  }
}

const slotRendering = (rendering: Rendering, scope: Scope, makeSlot: SlotRendering["makeSlot"]): SlotRendering => ({
  scope,
  makeSlot,
  parts: rendering.parts,
  catalogs: rendering.catalogs,
  render: (elements, inner) => renderElements(elements, rendering, inner),
  onPage: () => {
    rendering.showsPage = true;
  },
});

function rootIn(scope: Scope, element: Element, id: string) {
  const { anchor, ...options } = rootOptions(element);
  const anchored = anchor && anchorInPage(scope, anchor);
  const styled = CSS_ID(styledId(scope, element.props.id));
  return { ...options, ...(anchored && { anchor: anchored }), ...(styled !== id && { styled }) };
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

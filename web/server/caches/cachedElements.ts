import type { Document, Element } from "../../documents/document";
import { EMPTY_RESOURCES, type Resources } from "../../kit/resolve/resolve";
import type { Widget } from "../../kit/schema/defineWidget";
import { CSS_ID } from "../../kit/style/elementCss";
import { type Rendering, renderElements, toHtml } from "../renderElements";
import { idInPage, type Scope } from "../scope";

/** The rendered HTML of a top-level element, and everything besides its settings that the HTML depends on. */
type CachedElement = {
  context: string;
  read: Read[];
  html: string;
  preload: string;
  used: ReadonlyMap<string, Widget>;
  imageCount: number;
  hasIslands: boolean;
  showsPage: boolean;
};
/** One lookup in the resources, and its result as JSON; or the document of a part. */
type Read =
  | { kind: keyof Resources; key: string; found: string | undefined }
  | { kind: "parts"; key: string; found: Document | undefined };

// Keyed by identity: a stored document is the same object each time, and its HTML is freed together with it.
const rendered = new WeakMap<Element, CachedElement>();

/**
 * The HTML of one part of a page. An element is rendered again only if something that it shows has changed. A site's
 * header and footer are the same on all pages, and a change of a menu or list leaves most of a page unchanged.
 */
export const renderCachedElements = ({ content }: Document, rendering: Rendering, scope: Scope): string =>
  canCache(rendering)
    ? renderElementsWithCache(content, rendering, scope)
    : toHtml(renderElements(content, rendering, scope), rendering);

/** With skipped elements, the HTML of an element also depends on other elements. */
const canCache = ({ isolated, skip }: Rendering) => !isolated && skip.size === 0;

function renderElementsWithCache(content: readonly Element[], rendering: Rendering, scope: Scope): string {
  const { key, reservedAnchors } = scope;
  const site = JSON.stringify([rendering.environment, rendering.islands, key, [...reservedAnchors]]);
  const contextOf = (element: Element) =>
    `${rendering.imageCount.seen === 0 ? "first image " : ""}${rendering.atEdges.has(element) ? "at edges " : ""}${site}`;
  return content.map((element) => cachedElementOf(element, rendering, scope, contextOf(element))).join("");
}

function cachedElementOf(element: Element, rendering: Rendering, scope: Scope, context: string): string {
  const previous = rendered.get(element);
  if (previous?.context === context && previous.read.every((read) => isUnchanged(read, rendering))) {
    return take(previous, rendering);
  }
  const failed = rendering.failed.length;
  const cached = renderAndRecord(element, rendering, scope, context);
  if (rendering.failed.length === failed) rendered.set(element, cached);
  return take(cached, rendering);
}

function renderAndRecord(element: Element, rendering: Rendering, scope: Scope, context: string): CachedElement {
  const read: Read[] = [];
  const { seen } = rendering.imageCount;
  const isolatedRendering: Rendering = {
    ...rendering,
    resources: recordedResources(rendering.resources, read),
    parts: recorded(rendering.parts, (key, found) => read.push({ kind: "parts", key, found })),
    imageCount: { seen },
    used: new Map(),
    hasIslands: false,
    showsPage: false,
    preload: "",
  };
  const prefix = `${CSS_ID(idInPage(scope, element.props.id))}-`;
  const html = toHtml(renderElements([element], isolatedRendering, scope), isolatedRendering, prefix);
  const { preload, used, imageCount, hasIslands, showsPage } = isolatedRendering;
  return { context, read, html, preload, used, imageCount: imageCount.seen - seen, hasIslands, showsPage };
}

function take(cached: CachedElement, rendering: Rendering): string {
  for (const [type, widget] of cached.used) rendering.used.set(type, widget);
  rendering.imageCount.seen += cached.imageCount;
  rendering.preload += cached.preload;
  rendering.hasIslands ||= cached.hasIslands;
  rendering.showsPage ||= cached.showsPage;
  return cached.html;
}

const isUnchanged = (read: Read, { resources, parts }: Rendering) =>
  read.kind === "parts"
    ? parts[read.key] === read.found
    : JSON.stringify(resources[read.kind][read.key]) === read.found;

function recordedResources(resources: Resources, read: Read[]): Resources {
  const kinds = Object.keys(EMPTY_RESOURCES) as (keyof Resources)[];
  const record = (kind: keyof Resources) =>
    recorded<unknown>(resources[kind], (key, found) => read.push({ kind, key, found: JSON.stringify(found) }));
  return Object.fromEntries(kinds.map((kind) => [kind, record(kind)])) as Resources;
}

const recorded = <Found>(facts: Record<string, Found>, onRead: (key: string, found: Found | undefined) => void) =>
  new Proxy(facts, {
    get(target, key) {
      if (typeof key !== "string") return undefined;
      onRead(key, target[key]);
      return target[key];
    },
  });

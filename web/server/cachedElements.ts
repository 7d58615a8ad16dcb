import type { Document, Element } from "../kit/document/document";
import type { Resources } from "../kit/document/resolve";
import type { Widget } from "../kit/schema/defineWidget";
import { CSS_ID } from "../kit/style/elementCss";
import { type Rendering, renderElements, toHtml } from "./renderElements";

/** The rendered HTML of a top-level element, and everything besides its settings that the HTML depends on. */
type CachedElement = {
  context: string;
  read: Read[];
  html: string;
  preload: string;
  used: ReadonlyMap<string, Widget>;
  imageCount: number;
  hasIslands: boolean;
};
/** One lookup in the resources, and its result as JSON. */
type Read = { kind: keyof Resources; key: string; found: string | undefined };

// Keyed by identity: a stored document is the same object each time, and its HTML is freed together with it.
const rendered = new WeakMap<Element, CachedElement>();

/**
 * The HTML of one part of a page. An element is rendered again only if something that it shows has changed. A site's
 * header and footer are the same on all pages, and a change of a menu or list leaves most of a page unchanged.
 */
export const renderCachedElements = ({ content }: Document, rendering: Rendering): string =>
  canCache(rendering)
    ? renderElementsWithCache(content, rendering)
    : toHtml(renderElements(content, rendering), rendering);

/** With skipped elements or a template, the HTML of an element also depends on other elements. */
const canCache = ({ isolated, skip, content }: Rendering) => !isolated && skip.size === 0 && content === null;

function renderElementsWithCache(content: readonly Element[], rendering: Rendering): string {
  const site = JSON.stringify([rendering.environment, rendering.islands]);
  return content
    .map((element) =>
      cachedElementOf(element, rendering, rendering.imageCount.seen === 0 ? `first image ${site}` : site),
    )
    .join("");
}

function cachedElementOf(element: Element, rendering: Rendering, context: string): string {
  const previous = rendered.get(element);
  if (previous?.context === context && previous.read.every((read) => isUnchanged(read, rendering.resources))) {
    return take(previous, rendering);
  }
  const failed = rendering.failed.length;
  const cached = renderAndRecord(element, rendering, context);
  if (rendering.failed.length === failed) rendered.set(element, cached);
  return take(cached, rendering);
}

function renderAndRecord(element: Element, rendering: Rendering, context: string): CachedElement {
  const read: Read[] = [];
  const { seen } = rendering.imageCount;
  const isolatedRendering: Rendering = {
    ...rendering,
    resources: recorded(rendering.resources, read),
    imageCount: { seen },
    used: new Map(),
    hasIslands: false,
    preload: "",
  };
  const html = toHtml(renderElements([element], isolatedRendering), isolatedRendering, `${CSS_ID(element.props.id)}-`);
  const { preload, used, hasIslands } = isolatedRendering;
  return { context, read, html, preload, used, imageCount: isolatedRendering.imageCount.seen - seen, hasIslands };
}

function take(cached: CachedElement, rendering: Rendering): string {
  for (const [type, widget] of cached.used) rendering.used.set(type, widget);
  rendering.imageCount.seen += cached.imageCount;
  rendering.preload += cached.preload;
  rendering.hasIslands ||= cached.hasIslands;
  return cached.html;
}

const isUnchanged = ({ kind, key, found }: Read, resources: Resources) =>
  JSON.stringify(resources[kind][key]) === found;

function recorded(resources: Resources, read: Read[]): Resources {
  const record = <Found>(kind: keyof Resources, facts: Record<string, Found>) =>
    new Proxy(facts, {
      get(target, key) {
        if (typeof key !== "string") return undefined;
        read.push({ kind, key, found: JSON.stringify(target[key]) });
        return target[key];
      },
    });
  const { images, pages, data } = resources;
  return { images: record("images", images), pages: record("pages", pages), data: record("data", data) };
}

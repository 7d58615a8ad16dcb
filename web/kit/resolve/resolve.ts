import { isBinding } from "../../documents/bindings";
import type { Element } from "../../documents/document";
import { activeDevices, type Device, settingName, type Widths } from "../environment/devices/devices";
import { type LinkTargets, SAME_IDS, withAnchorIn } from "../links/linkTargets";
import { resolveAction } from "../links/resolveAction";
import { resolveTextLinks } from "../links/richTextLinks";
import { namedSample } from "../parts/sampleImage";
import type { WidgetSchema } from "../schema/schema";
import type { GalleryImage, Link, Setting, Settings, SlotContent } from "../schema/settings";

/** The objects behind the ids in a document. The server looks them up in bulk; the editor keeps a copy. */
export type Resources = {
  images: Record<string, ImageResource>;
  pages: Record<string, string>;
  /** The files of Wagtail's document library. */
  documents: Record<string, DocumentResource>;
  /** What the widget's server.py loaded, by the id of the element in the page. */
  data: Record<string, unknown>;
  /** What slots show besides their own elements, by the id of the element in the page and the path of the slot. */
  slots: Record<string, Record<string, readonly ShownScope[]>>;
  /** Dynamic values, by the id of the element in the page and the path of the setting; null without a value. */
  bound: Record<string, Record<string, unknown>>;
};

/** One scope that a slot shows: ids in it begin with its key. */
export type ShownScope = {
  key: string;
  /** The name of the document; absent for the slot's own elements. */
  part?: string;
  /** Instead of a document: the HTML of a page without elements. On the canvas: that of the document. */
  html?: string;
};

export type ImageResource = {
  src: string;
  srcset: string;
  width: number;
  height: number;
  alt: string;
  title: string;
  /** The largest size, for the lightbox. */
  full: string;
  /** The focal point, in tenths of width and height from the top left: `3 7`. Absent without one. */
  focus?: string;
  /** A `srcset` of AVIF files, or the URL of the only one. Absent where WebP is as small. */
  avif?: string;
  /** The URL of the file of an animated image; all other URLs show its first frame. */
  animated?: string;
  /** Shown until it has loaded: three hexadecimal digits. Absent for images with transparent parts. */
  color?: string;
};

export type DocumentResource = { url: string; title: string };

/** A media setting as a view receives it; null without an image or if the image was deleted. */
export type ResolvedMedia =
  | (ImageResource & {
      id: number;
      first: boolean;
      caption?: string;
      /** Its display width, as far as the layout around it says. */
      sizes?: string;
      /** A placeholder of this name. */
      sample?: string;
    })
  | null;
/** A link setting as a view receives it: attributes for `<a>`, or null without a target. */
export type ResolvedLink = { href: string; target?: "_blank"; rel?: string; "data-e-action-hash"?: string } | null;

/** What links can lead to. */
export type LinkResources = Pick<Resources, "pages" | "documents" | "images">;

export const EMPTY_RESOURCES: Resources = { images: {}, pages: {}, documents: {}, data: {}, slots: {}, bound: {} };

// intarsia/rendering has the same rule in Python; both test suites read documents/tests/link_urls.json there.
const SAFE_URL = /^(?:https?:|mailto:|tel:|[#?]|\/(?![/\\])|\.{1,2}\/|[^:/?#\\]+(?:[/?#]|$))/i;

export function resolveLink(
  value: unknown,
  resources: LinkResources = EMPTY_RESOURCES,
  targets: LinkTargets = SAME_IDS,
): ResolvedLink {
  const link = value as Partial<Link> | null | undefined;
  if (link?.action) return resolveAction(link.action, resources.images, targets);
  const href = urlOf(link, resources)?.trim();
  // Browsers ignore control characters in a scheme, so they are removed before the check.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
  const safe = href?.replace(/[\u0000-\u0020]/g, (c) => (c === " " ? " " : ""));
  if (!safe || !SAFE_URL.test(safe)) return null;
  const rel = [link?.is_external ? "noopener" : "", link?.nofollow ? "nofollow" : ""].filter(Boolean).join(" ");
  return {
    href: withAnchorIn(safe, targets),
    ...(link?.is_external ? { target: "_blank" as const } : {}),
    ...(rel ? { rel } : {}),
  };
}

function urlOf(link: Partial<Link> | null | undefined, { pages, documents }: LinkResources): string | undefined {
  if (link?.page) return pages[String(link.page)];
  return link?.document ? documents[String(link.document)]?.url : link?.url;
}

/**
 * Counts images in document order, so that only the first one loads with priority. Logos and icons do not count, and
 * images that a visitor does not see at first.
 */
export type ImageCount = {
  seen: number;
  isHidden?: boolean;
  /** The element shows its images smaller than their files may be. */
  isSmall?: boolean;
};
const LEAST_WIDTH = 600;

/** Whether a file is large enough for an image that can be the largest thing in the window. */
export const isLarge = (image: ImageResource | undefined) => image !== undefined && image.width >= LEAST_WIDTH;

export function resolveMedia(
  value: unknown,
  images: Resources["images"],
  count: ImageCount,
  sizes?: string,
): ResolvedMedia {
  const media = value as Partial<GalleryImage> | null | undefined;
  const image = media?.id ? images[String(media.id)] : undefined;
  if (!media?.id) return namedSample(media?.sample);
  if (!image) return null;
  const counts = !count.isHidden && !count.isSmall && isLarge(image);
  if (counts) count.seen += 1;
  const { id, alt = image.alt, caption } = media;
  const first = counts && count.seen === 1;
  return { ...image, id, alt, first, ...(caption ? { caption } : {}), ...(sizes ? { sizes } : {}) };
}

export type Resolving = {
  resources: Resources;
  count: ImageCount;
  /** The caller renders the slots. */
  renderSlot: (slot: SlotToRender) => unknown;
  widths?: Widths;
  /** The id of the element in the page, if it is not the one in the document. */
  pageId?: string;
  targets?: LinkTargets;
  /** The display width of its images, as in the `sizes` attribute. */
  sizes?: string;
};

/** A slot as it is stored, and the scopes that it shows if its schema says so. */
export type SlotToRender = {
  stored: unknown;
  path: string;
  shows: SlotContent | undefined;
  scopes: readonly ShownScope[];
};

/**
 * The props of a widget's view: with defaults, with ids looked up, without private settings and without values of
 * devices that the site has turned off.
 */
export function resolveSettings(
  element: Element,
  schema: WidgetSchema,
  { pageId = element.props.id, widths, ...resolving }: Resolving,
): Record<string, unknown> {
  const devices = activeDevices(widths).slice(1);
  const resolved = resolveFields(schema.settings, element.props, "", { ...resolving, pageId, devices });
  const data = resolveData(resolving.resources.data[pageId], resolving);
  return typeof data === "object" && data !== null ? { ...resolved, ...data } : resolved;
}

/** What the settings of one element have in common. */
type ElementContext = Omit<Resolving, "widths"> & { pageId: string; devices: readonly Device[] };

function resolveFields(fields: Settings, values: Record<string, unknown>, path: string, context: ElementContext) {
  const result: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(fields)) {
    if (setting.private) continue;
    result[name] = resolveSetting(setting, values[name] ?? setting.default, `${path}${name}`, context);
    if ("responsive" in setting && setting.responsive) copyDeviceValues(name, context.devices, values, result);
  }
  return result;
}

function resolveSetting(setting: Setting, value: unknown, path: string, context: ElementContext) {
  const bound = context.resources.bound[context.pageId]?.[path];
  return resolveValue(setting, isBinding(value) ? (bound ?? fallbackOf(value, setting)) : value, path, context);
}

function resolveValue(setting: Setting, value: unknown, path: string, context: ElementContext): unknown {
  const { resources, count, targets } = context;
  switch (setting.kind) {
    case "media":
      return resolveMedia(value, resources.images, count, context.sizes);
    case "gallery":
      return asArray(value).flatMap((item) => resolveMedia(item, resources.images, count, context.sizes) ?? []);
    case "link":
      return resolveLink(value, resources, targets);
    case "richtext":
      return typeof value === "string" ? resolveTextLinks(value, resources, targets) : value;
    case "slot":
      return context.renderSlot({
        stored: value,
        path,
        shows: setting.shows,
        scopes: (setting.shows && resources.slots[context.pageId]?.[path]) || [],
      });
    case "list":
      return asArray(value).map((item, index) => ({
        _id: item._id ?? String(index),
        ...resolveFields(setting.fields, item, `${path}.${index}.`, context),
      }));
    default:
      return value;
  }
}

function copyDeviceValues(
  name: string,
  devices: readonly Device[],
  from: Record<string, unknown>,
  to: Record<string, unknown>,
) {
  for (const device of devices) {
    const key = settingName(name, device);
    if (from[key] !== undefined) to[key] = from[key];
  }
}

/** Without a fallback it is empty: a default text is a sample. */
function fallbackOf({ $bind }: { $bind: { fallback?: unknown } | null }, setting: Setting): unknown {
  return $bind?.fallback ?? (typeof setting.default === "string" ? "" : undefined);
}

/** Data loaders return images as `{"$image": id}`, anywhere in their data. */
function resolveData(value: unknown, resolving: Resolving): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveData(item, resolving));
  if (typeof value !== "object" || value === null) return value;
  if ("$image" in value)
    return resolveMedia({ id: value.$image }, resolving.resources.images, resolving.count, resolving.sizes);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveData(inner, resolving)]));
}

const asArray = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);

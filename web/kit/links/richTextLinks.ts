import type { LinkResources } from "../resolve/resolve";
import type { LinkAction } from "../schema/settings";
import { type LinkTargets, SAME_IDS, withAnchorIn } from "./linkTargets";
import { resolveAction } from "./resolveAction";

// The server's sanitizer wrote these tags: attributes have double quotes.
const LINK = /<a\b(?:[^>"]|"[^"]*")*>/g;
const PAGE = /\sdata-page="(\d+)"/;
const DOCUMENT = /\sdata-document="(\d+)"/;
const ACTION = /\sdata-action="([^"]*)"/;
const ANCHOR_LINK = /\shref="(#[^"]*)"/;
const STORED_URL = /\s(?:href|data-document)="[^"]*"/g;
const TARGET_ATTRIBUTES = /\s(?:href|target|rel|data-action|data-document)="[^"]*"/g;

/**
 * The links of a rich text as visitors see them. A link to a page or to a file of Wagtail's document library stores its
 * id and uses its current URL. A link to a page that visitors may not see, to a deleted file, or to an action without
 * content loses its target.
 */
export function resolveTextLinks(
  html: string,
  { pages, documents, images }: LinkResources,
  targets: LinkTargets = SAME_IDS,
): string {
  if (!/\s(?:data-(?:page|document|action)="|href="#)/.test(html)) return html;
  return html.replace(LINK, (tag) => {
    const action = actionOf(tag);
    if (action) return withAttributes(tag.replace(TARGET_ATTRIBUTES, ""), resolveAction(action, images, targets) ?? {});
    const [page, file] = [tag.match(PAGE)?.[1], tag.match(DOCUMENT)?.[1]];
    if (!page && !file) return tag.replace(ANCHOR_LINK, (_all, url: string) => ` href="${withAnchorIn(url, targets)}"`);
    const href = page ? pages[page] : documents[file ?? ""]?.url;
    return withAttributes(tag.replace(STORED_URL, ""), href ? { href } : {});
  });
}

/** The links of a rich text, each like a value of a link setting. */
export const linksIn = (html: string): { page?: number; document?: number; action?: LinkAction }[] =>
  (html.match(LINK) ?? []).map((tag) => {
    const [action, page, file] = [actionOf(tag), tag.match(PAGE)?.[1], tag.match(DOCUMENT)?.[1]];
    return {
      ...(action && { action }),
      ...(page && { page: Number(page) }),
      ...(file && { document: Number(file) }),
    };
  });

/** The actions of the links in a rich text. */
export const actionsIn = (html: string): LinkAction[] => (html.match(LINK) ?? []).flatMap((tag) => actionOf(tag) ?? []);

/** The same text with each action replaced by the result of `change`. */
export const mapTextActions = (html: string, change: (action: LinkAction) => LinkAction): string =>
  html.replace(LINK, (tag) => {
    const action = actionOf(tag);
    const changed = action && change(action);
    return changed === action ? tag : tag.replace(ACTION, () => ` data-action="${escaped(JSON.stringify(changed))}"`);
  });

/** The action of a link from its attribute; null if it is invalid. */
export function readTextAction(text: string): LinkAction | null {
  try {
    const action = JSON.parse(text);
    const { name, images = [], settings = {} } = action;
    const isAction = typeof name === "string" && images.every(isObject) && isObject(settings);
    return isAction ? action : null;
  } catch {
    return null;
  }
}

function actionOf(tag: string): LinkAction | null {
  const text = tag.match(ACTION)?.[1];
  return text ? readTextAction(unescaped(text)) : null;
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const withAttributes = (tag: string, attributes: object) =>
  tag.replace(/^<a/, () => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
    return `<a${written.join("")}`;
  });

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

const ENTITIES: Record<string, string> = { quot: '"', lt: "<", gt: ">", nbsp: "\u00a0", amp: "&" };
const unescaped = (text: string) =>
  text.replace(/&(quot|lt|gt|nbsp|amp);/g, (_all, name: string) => ENTITIES[name] ?? "");

import type { Widget } from "../kit/defineWidget";
import type { Document, Element } from "../kit/document";
import type { Resources } from "../kit/resolve";
import { CSS_ID } from "../kit/style/elementCss";
import { type Drawing, drawElements, toHtml } from "./draw";

/** What one element that stands in no other came to, and all that it was made from beside its own settings. */
type Piece = {
  circumstances: string;
  read: Read[];
  html: string;
  preload: string;
  used: ReadonlyMap<string, Widget>;
  pictures: number;
  hasIslands: boolean;
};
/** What was looked up, and as JSON what was found. */
type Read = { kind: keyof Resources; key: string; found: string | undefined };

// By identity: documents that are known are the same objects each time, and what was drawn goes when they go.
const drawn = new WeakMap<Element, Piece>();

/**
 * The HTML of a part of a page. A piece of it that was drawn before is drawn again only when something that it shows has
 * changed: the header and the footer of a site are the same on all of its pages, and of a page that is made anew
 * because a menu or a list has changed, most is as it was.
 */
export const drawPieces = ({ content }: Document, drawing: Drawing): string =>
  canKeep(drawing) ? drawKept(content, drawing) : toHtml(drawElements(content, drawing), drawing);

/** Where elements are left out or a page is put into a template, a piece is more than its element. */
const canKeep = ({ isolated, skip, content }: Drawing) => !isolated && skip.size === 0 && content === null;

function drawKept(content: readonly Element[], drawing: Drawing): string {
  const site = JSON.stringify([drawing.environment, drawing.islands]);
  return content
    .map((element) => pieceOf(element, drawing, drawing.pictures.seen === 0 ? `first picture ${site}` : site))
    .join("");
}

function pieceOf(element: Element, drawing: Drawing, circumstances: string): string {
  const before = drawn.get(element);
  if (before?.circumstances === circumstances && before.read.every((read) => isAsFound(read, drawing.resources))) {
    return take(before, drawing);
  }
  const failed = drawing.failed.length;
  const piece = drawAnew(element, drawing, circumstances);
  if (drawing.failed.length === failed) drawn.set(element, piece);
  return take(piece, drawing);
}

function drawAnew(element: Element, drawing: Drawing, circumstances: string): Piece {
  const read: Read[] = [];
  const { seen } = drawing.pictures;
  const own: Drawing = {
    ...drawing,
    resources: watched(drawing.resources, read),
    pictures: { seen },
    used: new Map(),
    hasIslands: false,
    preload: "",
  };
  const html = toHtml(drawElements([element], own), own, `${CSS_ID(element.props.id)}-`);
  const { preload, used, hasIslands } = own;
  return { circumstances, read, html, preload, used, pictures: own.pictures.seen - seen, hasIslands };
}

function take(piece: Piece, drawing: Drawing): string {
  for (const [type, widget] of piece.used) drawing.used.set(type, widget);
  drawing.pictures.seen += piece.pictures;
  drawing.preload += piece.preload;
  drawing.hasIslands ||= piece.hasIslands;
  return piece.html;
}

const isAsFound = ({ kind, key, found }: Read, resources: Resources) => JSON.stringify(resources[kind][key]) === found;

function watched(resources: Resources, read: Read[]): Resources {
  const watch = <Found>(kind: keyof Resources, facts: Record<string, Found>) =>
    new Proxy(facts, {
      get(target, key) {
        if (typeof key !== "string") return undefined;
        read.push({ kind, key, found: JSON.stringify(target[key]) });
        return target[key];
      },
    });
  const { images, pages, data } = resources;
  return { images: watch("images", images), pages: watch("pages", pages), data: watch("data", data) };
}

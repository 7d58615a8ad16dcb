import type { Document, Element } from "../documents/document";
import { walk } from "../documents/walk";
import type { LinkTargets } from "../kit/links/linkTargets";
import { PAGE_CATALOG } from "../kit/schema/schema";
import { anchorOf } from "../kit/style/rootOptions";

/** One showing of a document or of a slot's elements: what its elements are called in the page. */
export type Scope = {
  /** Prefix of the ids in the page; empty for the page's own scope. */
  key: string;
  /** Prefix in the CSS classes of the elements: the same in all scopes of a document, which share one rule. */
  styles: string;
  /** Anchors have the key too, because the same document may be shown several times. */
  isRepeated: boolean;
  /** The ids and anchors in it. Its links to these stay inside the scope. */
  names: Names;
  /** The catalog of its elements. */
  catalog: string;
  /** The scope around it. Other links lead there. */
  around: Scope | null;
  /** Anchors that its elements leave to the page that the template shows. */
  reservedAnchors: ReadonlySet<string>;
};
type Names = { ids: ReadonlySet<unknown>; anchors: ReadonlySet<string> };

export const NO_ANCHORS: ReadonlySet<string> = new Set();

const known = new WeakMap<readonly Element[], Names>();

export function namesIn(elements: readonly Element[]): Names {
  const before = known.get(elements);
  if (before) return before;
  const all = [...walk(elements)];
  const names = {
    ids: new Set(all.map(({ props }) => props.id)),
    anchors: new Set(all.flatMap(({ props }) => anchorOf(props) ?? [])),
  };
  known.set(elements, names);
  return names;
}

/** The scope of a document that the page shows as one of its parts. */
export const partScope = (
  document: Document,
  key: string,
  reservedAnchors = NO_ANCHORS,
  catalog = PAGE_CATALOG,
): Scope => ({
  key,
  catalog,
  styles: key,
  isRepeated: false,
  names: namesIn(document.content),
  around: null,
  reservedAnchors,
});

/** The scope of what a slot shows: a document with its own styles, or elements of the document around it. */
export const slotScope = (
  around: Scope,
  key: string,
  elements: readonly Element[],
  styles = around.styles,
  catalog = around.catalog,
): Scope => ({
  key,
  catalog,
  styles,
  isRepeated: key !== "",
  names: namesIn(elements),
  around,
  reservedAnchors: NO_ANCHORS,
});

/** The id of an element in the page. Documents of other programs may have ids that are no text. */
export const idInPage = ({ key }: Scope, id: unknown): string => prefixed(key, id);

/** The id in the class of its CSS rules. */
export const styledId = ({ styles }: Scope, id: unknown): string => prefixed(styles, id);

export function anchorInPage({ key, isRepeated, reservedAnchors }: Scope, anchor: string): string | undefined {
  if (reservedAnchors.has(anchor)) return undefined;
  return isRepeated ? prefixed(key, anchor) : anchor;
}

export const targetsIn = (scope: Scope): LinkTargets => ({
  element: (id) => prefixed(find(scope, ({ ids }) => ids.has(id))?.key ?? "", id),
  anchor: (name) => {
    const target = find(scope, ({ anchors }) => anchors.has(name));
    return target?.isRepeated ? prefixed(target.key, name) : name;
  },
});

const find = (scope: Scope | null, has: (names: Names) => boolean): Scope | null =>
  scope && (has(scope.names) ? scope : find(scope.around, has));

export const prefixed = (prefix: string, id: unknown): string =>
  prefix && typeof id === "string" ? `${prefix}-${id}` : (id as string);

import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Document, Element } from "../../documents/document";
import { ancestors } from "../../documents/tree";
import { walk } from "../../documents/walk";

/** All selected elements, and the one whose settings are shown, which the canvas engine knows as selected. */
type Several = { primary: string; ids: readonly string[] };

let several: Several | null = null;
const listeners = new Set<() => void>();

function set(next: Several | null) {
  several = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const idsOf = (primary: string | null): readonly string[] => {
  if (primary === null) return [];
  return several?.primary === primary ? several.ids : [primary];
};

type Editing = { selectedId: () => string | null; select: (id: string | null) => void };

/** Selects several elements; the last one is the primary one. */
function selectAll(ids: readonly string[], editing: Editing) {
  const primary = ids.at(-1) ?? null;
  // First, because a selection ends when another element becomes the primary one.
  editing.select(primary);
  set(primary !== null && ids.length > 1 ? { primary, ids } : null);
}

/** The selection of more than one element. */
export const multiSelection = {
  idsOf,
  selectAll,
  /** Only the primary element stays selected. */
  end: () => set(null),

  /** Adds an element to the selection, or removes it. */
  toggle(id: string, editing: Editing) {
    const ids = idsOf(editing.selectedId());
    selectAll(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id], editing);
  },

  /** Adds an element and makes it the primary one. */
  add(id: string, editing: Editing) {
    selectAll([...idsOf(editing.selectedId()).filter((one) => one !== id), id], editing);
  },
};

/** Ends the selection of several elements when the engine selects another one. Called once for the screen. */
export function useEndOfMultiSelection(primary: string | null) {
  useEffect(() => {
    if (several && several.primary !== primary) set(null);
  }, [primary]);
  useEffect(() => () => set(null), []);
}

/** The ids of all selected elements. */
export function useSelectedIds(primary: string | null): readonly string[] {
  const current = useSyncExternalStore(subscribe, () => several);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is what idsOf reads
  return useMemo(() => idsOf(primary), [current, primary]);
}

/** The elements with these ids, without those that are inside another of them, in page order. */
export function outermost(document: Document, ids: readonly string[]): Element[] {
  const isInside = (id: string) =>
    ancestors(document, id).some(({ props }) => props.id !== id && ids.includes(props.id));
  return [...walk(document.content)].filter(({ props }) => ids.includes(props.id) && !isInside(props.id));
}

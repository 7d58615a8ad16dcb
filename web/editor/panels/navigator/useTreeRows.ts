import { useEffect, useMemo, useState } from "react";
import type { Document } from "../../../documents/document";
import { useEditorContext } from "../../EditorContext";
import { foundRows, isOpen, openedTo, type Row, visibleRows } from "./rows";
import { found } from "./search";

type Options = { document: Document; query: string; selected: string | null; renaming: string | null };

/** The visible rows, and the one in the tab order. The selected or renamed row is always visible. */
export function useTreeRows({ document, query, selected, renaming }: Options) {
  const { schemaOf } = useEditorContext();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);

  const wanted = renaming ?? selected;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another element, not for each change of the page
  useEffect(() => {
    if (!wanted) return;
    setFocused(wanted);
    setToggled((old) => openedTo(document, wanted, old));
  }, [wanted]);

  const rows = useMemo(() => {
    const isKnown = (type: string) => schemaOf(type) !== undefined;
    if (query) return foundRows(document, (element) => found(element, query, schemaOf), isKnown);
    return visibleRows(document, toggled, isKnown);
  }, [document, toggled, query, schemaOf]);

  return {
    rows,
    current: rows.find(({ element }) => element.props.id === (focused ?? selected)) ?? rows[0],
    setFocused,
    // A search shows all matches.
    isOpen: (row: Row) => (query ? row.hasChildren : isOpen(row, toggled)),
    toggle: (id: string) =>
      setToggled((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id])),
  };
}

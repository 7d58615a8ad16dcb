import { type RefObject, useLayoutEffect, useRef } from "react";
import { draggableOf } from "../../puckAdapter";

type Button = { label: string; title: string | undefined; isDisabled: boolean };

/**
 * The ref of a tile that can be dragged. The button is the engine's own element, which gets its name here; the list
 * chooses the one that Tab reaches.
 */
export function useTileButton({ label, title, isDisabled }: Button): RefObject<HTMLDivElement | null> {
  const tile = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const item = tile.current && draggableOf(tile.current);
    if (!item) return;
    item.role = "button";
    item.tabIndex = -1;
    item.dataset.tile = "";
    item.ariaLabel = label;
    item.ariaDisabled = isDisabled ? "true" : null;
    item.title = title ?? "";
  }, [label, title, isDisabled]);
  return tile;
}

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { gettext } from "../../texts/gettext";

type Direction = -1 | 1;

/**
 * Keeps focus on the button that moved an item, so that it can be pressed again, and announces the new position.
 * Items are the children of `list`; their buttons have `data-move="-1"` and `data-move="1"`.
 */
export function useMoving(list: RefObject<HTMLElement | null>, length: number) {
  const moved = useRef<{ to: number; direction: Direction } | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (!moved.current) return;
    const { to, direction } = moved.current;
    moved.current = null;
    const item = list.current?.children[to];
    const button = item?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]`);
    (button?.disabled ? item?.querySelector<HTMLElement>("[data-move]:not(:disabled)") : button)?.focus();
    setAnnouncement(gettext("Moved to position {position} of {count}.", { position: to + 1, count: length }));
  });

  const hasMoved = useCallback((to: number, direction: Direction) => {
    moved.current = { to, direction };
  }, []);
  return { announcement, hasMoved };
}

export const swapped = <Item>(items: readonly Item[], one: number, other: number): Item[] =>
  items.with(one, items[other] as Item).with(other, items[one] as Item);

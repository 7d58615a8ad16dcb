import { useEffect, useRef } from "react";
import { useEnvironment } from "../../environment/environment";

/** Reports the items that the owner opens in the panel, by `_id`. Only the editor has one. */
export type ShownItem = { subscribe: (element: string, listener: (item: string) => void) => () => void };

/** Calls `show` with the index of the item that the owner edits; never on a page. */
export function useShownItem(id: string, items: readonly { _id: string }[], show: (index: number) => void) {
  const { shownItem } = useEnvironment();
  const latest = useRef({ items, show });
  latest.current = { items, show };

  useEffect(
    () =>
      shownItem?.subscribe(id, (item) => {
        const index = latest.current.items.findIndex(({ _id }) => _id === item);
        if (index >= 0) latest.current.show(index);
      }),
    [shownItem, id],
  );
}

import { useCallback } from "react";
import type { ElementProps } from "../../../documents/document";
import { useEditing } from "../../puckAdapter";

/**
 * Changes settings of an element as one history step with this label. Undefined removes the key, so that documents
 * stay small.
 */
export function useChange(id: string) {
  const editing = useEditing();
  return useCallback(
    (changes: Record<string, unknown>, label: string) => {
      // Adding an item to a list is not part of typing in it.
      const shape = Object.entries(changes).map(([name, value]) => [name, Array.isArray(value) ? value.length : ""]);
      const key = [id, ...shape].join();
      editing.update(id, (props) => without({ ...props, ...changes }), { label, key });
    },
    [editing, id],
  );
}

const without = (props: ElementProps): ElementProps =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as ElementProps;

import { useCallback } from "react";
import type { ElementProps } from "../../../kit/document";
import { useEditing } from "../../puckAdapter";

/** Changes settings of an element, as a step of history of that name. Undefined means "no value": the key goes, so that documents stay sparse. */
export function useChange(id: string) {
  const editing = useEditing();
  return useCallback(
    (changes: Record<string, unknown>, label: string) => {
      // An item that is added to a list is no typing on in it.
      const shape = Object.entries(changes).map(([name, value]) => [name, Array.isArray(value) ? value.length : ""]);
      const key = [id, ...shape].join();
      editing.update(id, (props) => without({ ...props, ...changes }), { label, key });
    },
    [editing, id],
  );
}

const without = (props: ElementProps): ElementProps =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as ElementProps;

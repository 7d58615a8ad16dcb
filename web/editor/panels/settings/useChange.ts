import { useCallback } from "react";
import type { ElementProps } from "../../../kit/document";
import { useEditing } from "../../puckAdapter";

/** Changes settings of an element. Undefined means "no value": the key goes, so that documents stay sparse. */
export function useChange(id: string) {
  const editing = useEditing();
  return useCallback(
    (changes: Record<string, unknown>) => editing.update(id, (props) => without({ ...props, ...changes })),
    [editing, id],
  );
}

const without = (props: ElementProps): ElementProps =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as ElementProps;

import { useCallback } from "react";
import { isBinding } from "../../../documents/bindings";
import type { ElementProps } from "../../../documents/document";
import { changeTitle } from "../../commands/names/elementName";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";

/**
 * Changes settings of an element as one history step, named by the label and the element. `part` is the part of a value
 * that changed. Undefined removes the key, so that documents
 * stay small.
 */
export function useChange(id: string) {
  const editing = useEditing();
  const { schemaOf } = useEditorContext();
  return useCallback(
    (changes: Record<string, unknown>, label: string, part = "") => {
      const key = [id, part, ...Object.entries(changes).map(([name, value]) => [name, shapeOf(value)])].join();
      editing.update(
        id,
        (props) => without({ ...props, ...changes }),
        (changed) => ({ label: changeTitle(label, changed, schemaOf), key }),
      );
    },
    [editing, id, schemaOf],
  );
}

/** Adding an item to a list, or choosing a dynamic value, is not part of typing before it. */
function shapeOf(value: unknown): unknown {
  if (isBinding(value)) return value.$bind?.source;
  if (!Array.isArray(value)) return "";
  return [value.length, ...value.flatMap((item) => Object.values(item ?? {}).map(shapeOf))];
}

const without = (props: ElementProps): ElementProps =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as ElementProps;

import { type RefObject, useContext } from "react";
import type { Element, ElementProps } from "../../../documents/document";
import { elementById } from "../../../documents/tree";
import { RenamingContext } from "../../chrome/ScreenContext";
import { move } from "../../commands/commands";
import { elementName } from "../../commands/elementName";
import { withVisibility } from "../../commands/visibility";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import type { Drop } from "./drop";

export const rowIn = (list: RefObject<HTMLElement | null>, id: string) =>
  list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/** What can be done with a row of the tree. */
export function useTreeActions(list: RefObject<HTMLElement | null>) {
  const { device, devices, schemaOf } = useEditorContext();
  const editing = useEditing();
  const [, setRenaming] = useContext(RenamingContext);

  const nameOf = (id: string) => {
    const element = elementById(editing.document(), id);
    return element ? elementName(element, schemaOf) : "";
  };

  function select(id: string) {
    editing.select(id);
    editing.reveal(id);
  }

  return {
    select,

    drop(id: string, { target }: Drop) {
      editing.apply(move(id, target), `Move ${nameOf(id)}`);
      select(id);
    },

    rename(id: string, label: string | null) {
      setRenaming(null);
      const named = ({ $label: _old, ...props }: ElementProps) => ({ ...props, ...(label ? { $label: label } : {}) });
      const before = String(elementById(editing.document(), id)?.props.$label ?? "");
      if (label !== null && label !== before) editing.update(id, named, { label: `Rename ${nameOf(id)}` });
      requestAnimationFrame(() => rowIn(list, id)?.focus());
    },

    hide({ props }: Element, isHidden: boolean) {
      const label = `${isHidden ? "Hide" : "Show"} ${nameOf(props.id)}`;
      editing.update(props.id, (old) => withVisibility(old, device, devices, !isHidden), { label });
    },
  };
}

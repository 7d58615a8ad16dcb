import { type RefObject, useContext } from "react";
import type { Element, ElementProps } from "../../../documents/document";
import { elementById } from "../../../documents/tree";
import { RenamingContext, ScreenContext } from "../../chrome/ScreenContext";
import { move } from "../../commands/commands";
import { elementName } from "../../commands/names/elementName";
import { withVisibility } from "../../commands/visibility";
import { useEditorContext } from "../../EditorContext";
import { type Editing, useEditing } from "../../puckAdapter";
import { multiSelection } from "../../selection/multiSelection";
import { announceSelection } from "../../selection/useMultiSelect";
import { gettext } from "../../texts/gettext";
import type { Drop } from "./drop";

export const rowIn = (list: RefObject<HTMLElement | null>, id: string) =>
  list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/** What can be done with a row of the tree. */
export function useTreeActions(list: RefObject<HTMLElement | null>) {
  const { device, devices, schemaOf } = useEditorContext();
  const editing = useEditing();
  const screen = useContext(ScreenContext);
  const [, setRenaming] = useContext(RenamingContext);

  const nameOf = (id: string) => {
    const element = elementById(editing.document(), id);
    return element ? elementName(element, schemaOf) : "";
  };

  const selection = selectionActions(editing, (text) => screen?.announce(text));

  return {
    ...selection,

    drop(id: string, { target }: Drop) {
      editing.apply(move(id, target), gettext("Move {name}", { name: nameOf(id) }));
      selection.select(id);
    },

    rename(id: string, label: string | null) {
      setRenaming(null);
      const named = ({ $label: _old, ...props }: ElementProps) => ({ ...props, ...(label ? { $label: label } : {}) });
      const before = String(elementById(editing.document(), id)?.props.$label ?? "");
      if (label !== null && label !== before)
        editing.update(id, named, { label: gettext("Rename {name}", { name: nameOf(id) }) });
      requestAnimationFrame(() => rowIn(list, id)?.focus());
    },

    hide({ props }: Element, isHidden: boolean) {
      const label = gettext(isHidden ? "Hide {name}" : "Show {name}", { name: nameOf(props.id) });
      editing.update(props.id, (old) => withVisibility(old, device, devices, !isHidden), { label });
    },
  };
}

function selectionActions(editing: Editing, announceText: (text: string) => void) {
  const announce = () => announceSelection(multiSelection.idsOf(editing.selectedId()).length, announceText);

  return {
    select(id: string) {
      multiSelection.selectAll([id], editing);
      editing.reveal(id);
    },

    /** Adds an element to the selection, or removes it. */
    toggle(id: string) {
      multiSelection.toggle(id, editing);
      announce();
    },

    /** Adds an element, which becomes the one whose settings are shown. */
    add(id: string) {
      multiSelection.add(id, editing);
      announce();
    },

    /** Selects all rows from the selected one to another one. */
    selectTo(id: string, rows: readonly string[]) {
      const from = rows.indexOf(editing.selectedId() ?? id);
      const to = rows.indexOf(id);
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      multiSelection.selectAll(from <= to ? range : range.toReversed(), editing);
      announce();
    },
  };
}

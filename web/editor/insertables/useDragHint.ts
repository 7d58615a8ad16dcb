import type { DragEvent } from "react";
import { useScreen } from "../chrome/ScreenContext";
import { useEditorContext } from "../EditorContext";
import { gettext } from "../texts/gettext";

/** Properties of a tile that is only clicked, because several elements cannot be dragged from a list. It says so. */
export function useDragHint() {
  const { announce } = useScreen();
  const { locked } = useEditorContext().boot;
  // Nothing can be added.
  if (locked) return {};
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.preventDefault();
      announce(gettext("Click to add it after the selected element. You can drag it from there."));
    },
  };
}

import { useEffect } from "react";
import { useScreen } from "../chrome/ScreenContext";
import { isTyping } from "../chrome/typing";
import { useEditing } from "../puckAdapter";
import { ngettext } from "../texts/gettext";
import { multiSelection } from "./multiSelection";

/** Shift, Ctrl or Command and a click add an element of the canvas to the selection, or remove it. */
export function useMultiSelect(frame: Document | undefined) {
  const editing = useEditing();
  const screen = useScreen();
  useEffect(() => {
    const elementOf = (event: MouseEvent) => {
      const isMeant = event.button === 0 && (event.shiftKey || event.ctrlKey || event.metaKey) && !isTyping(event);
      const target = event.target as Element;
      return isMeant ? target.closest<HTMLElement>("[data-puck-component]") : null;
    };
    // The browser would select text, or focus a link and outline it.
    const onMouseDown = (event: MouseEvent) => {
      if (elementOf(event)) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const id = elementOf(event)?.dataset.puckComponent;
      if (!id) return multiSelection.end();
      event.preventDefault();
      event.stopImmediatePropagation();
      frame?.getElementById("frame-root")?.focus({ preventScroll: true });
      multiSelection.toggle(id, editing);
      announceSelection(multiSelection.idsOf(editing.selectedId()).length, screen.announce);
    };
    frame?.addEventListener("mousedown", onMouseDown, true);
    frame?.addEventListener("click", onClick, true);
    return () => {
      frame?.removeEventListener("mousedown", onMouseDown, true);
      frame?.removeEventListener("click", onClick, true);
    };
  }, [frame, editing, screen]);
}

export const announceSelection = (count: number, announce: (text: string) => void) => {
  if (count > 1) announce(ngettext("{count} element selected", "{count} elements selected", count));
};

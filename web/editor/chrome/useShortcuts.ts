import { useEffect } from "react";
import { duplicate, moveBy } from "../commands/commands";
import { newId } from "../commands/newIds";
import { useEditing } from "../puckAdapter";
import { useSavingContext } from "../saving/SavingContext";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys that work anywhere in the editor. Undo, redo and delete are the engine's own. */
export function useShortcuts() {
  const editing = useEditing();
  const { save } = useSavingContext();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey;
      const id = editing.selectedId();
      if (isCommand && event.key === "s") {
        event.preventDefault();
        void save("draft");
      } else if (isCommand && event.key === "d" && id) {
        event.preventDefault();
        editing.apply(duplicate(id, newId));
      } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown") && id && !isTyping(event.target)) {
        event.preventDefault();
        editing.apply(moveBy(id, event.key === "ArrowUp" ? -1 : 1));
        editing.select(id);
      }
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [editing, save]);
}

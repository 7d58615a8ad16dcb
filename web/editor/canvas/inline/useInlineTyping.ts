import { useEffect } from "react";
import { isBinding } from "../../../documents/bindings";
import { elementById } from "../../../documents/tree";
import { isTyping } from "../../chrome/typing";
import { textAt } from "../../commands/editableText";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import { startTyping } from "./startTyping";

/** A double click on a text, or Enter on a selected element, starts editing. */
export function useInlineTyping(frame: Document | undefined) {
  const editing = useEditing();
  const { boot, schemaOf } = useEditorContext();
  useEffect(() => {
    if (!frame || boot.locked) return;
    /** Typing must not replace a dynamic value. */
    const canTypeIn = (id: string) => (setting: string) => {
      const element = elementById(editing.document(), id);
      return !element || !isBinding(textAt(element.props, schemaOf(element.type), setting));
    };
    function onDoublePress(event: MouseEvent) {
      const component = (event.target as HTMLElement).closest<HTMLElement>("[data-puck-component]");
      const id = component?.dataset.puckComponent;
      if (!id || isTyping(event)) return;
      startTyping(frame as Document, id, { x: event.clientX, y: event.clientY }, canTypeIn(id));
    }
    function onKeyDown(event: KeyboardEvent) {
      const id = editing.selectedId();
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
      if (event.key !== "Enter" || !isPlain || event.defaultPrevented || isTyping(event) || !id) return;
      if (!startTyping(frame as Document, id, null, canTypeIn(id))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    frame.addEventListener("dblclick", onDoublePress);
    frame.addEventListener("keydown", onKeyDown, true);
    return () => {
      frame.removeEventListener("dblclick", onDoublePress);
      frame.removeEventListener("keydown", onKeyDown, true);
    };
  }, [frame, editing, boot, schemaOf]);
}

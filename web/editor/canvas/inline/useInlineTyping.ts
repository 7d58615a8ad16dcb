import { useEffect } from "react";
import { isBinding } from "../../../documents/bindings";
import { elementById } from "../../../documents/tree";
import { SETTINGS } from "../../chrome/panels/usePanels";
import { useScreen } from "../../chrome/ScreenContext";
import { isTyping } from "../../chrome/typing";
import { textAt } from "../../commands/editableText";
import type { SchemaOf } from "../../commands/slots";
import { useEditorContext } from "../../EditorContext";
import { requestedSetting } from "../../panels/settings/requested/requestedSetting";
import { type Editing, useEditing } from "../../puckAdapter";
import { settingWithText } from "./settingWithText";
import { inlineAt, startTyping, textAtPoint } from "./startTyping";

/**
 * A double click on a text, or Enter on a selected element, starts editing. A text that cannot be edited in place is
 * shown in the settings panel.
 */
export function useInlineTyping(frame: Document | undefined) {
  const editing = useEditing();
  const { boot, schemaOf } = useEditorContext();
  const screen = useScreen();
  useEffect(() => {
    if (!frame || boot.locked) return;
    const { canTypeIn, panelPathAt } = editableTexts(frame, editing, schemaOf);
    function showSetting(id: string, path: string) {
      const element = elementById(editing.document(), id);
      if (editing.selectedId() !== id) editing.select(id);
      const setting = element && schemaOf(element.type)?.settings[path.split(".")[0] ?? ""];
      requestedSetting.show({ element: id, path, group: setting?.group });
      screen.openPanel(SETTINGS);
    }
    function onDoublePress(event: MouseEvent) {
      const component = (event.target as HTMLElement).closest<HTMLElement>("[data-puck-component]");
      const id = component?.dataset.puckComponent;
      if (!id || isTyping(event)) return;
      const at = { x: event.clientX, y: event.clientY };
      const path = panelPathAt(id, at);
      if (path) showSetting(id, path);
      else startTyping(frame as Document, id, at, canTypeIn(id));
    }
    function onKeyDown(event: KeyboardEvent) {
      const id = editing.selectedId();
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
      if (event.key !== "Enter" || !isPlain || event.defaultPrevented || isTyping(event) || !id) return;
      if (!startTyping(frame as Document, id, null, canTypeIn(id))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const ended = new AbortController();
    frame.addEventListener("dblclick", onDoublePress, { signal: ended.signal });
    frame.addEventListener("keydown", onKeyDown, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [frame, editing, boot, schemaOf, screen]);
}

/** Which texts are edited on the canvas, and which in the settings panel. */
function editableTexts(page: Document, editing: Editing, schemaOf: SchemaOf) {
  /** Typing must not replace a dynamic value. */
  const canTypeIn = (id: string) => (setting: string) => {
    const element = elementById(editing.document(), id);
    return !element || !isBinding(textAt(element.props, schemaOf(element.type), setting));
  };
  /** The setting of the text under the pointer, if it is edited in the settings panel. */
  function panelPathAt(id: string, at: { x: number; y: number }): string | null {
    const inline = inlineAt(page, id, at);
    if (inline) return canTypeIn(id)(inline) ? null : inline;
    const element = elementById(editing.document(), id);
    const schema = element && schemaOf(element.type);
    return schema ? settingWithText(schema.settings, element.props, textAtPoint(page, id, at)) : null;
  }
  return { canTypeIn, panelPathAt };
}

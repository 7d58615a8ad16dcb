import { useEffect } from "react";
import { isBinding } from "../../../documents/bindings";
import { elementById } from "../../../documents/tree";
import { useScreen } from "../../chrome/ScreenContext";
import { isTyping } from "../../chrome/typing";
import { useIsPhone } from "../../chrome/useIsPhone";
import { textAt } from "../../commands/editableText";
import { useEditorContext } from "../../EditorContext";
import { requestedSetting } from "../../panels/settings/requested/requestedSetting";
import { useEditing } from "../../puckAdapter";
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
  const isPhone = useIsPhone();
  useEffect(() => {
    if (!frame || boot.locked) return;
    /** Typing must not replace a dynamic value. */
    const canTypeIn = (id: string) => (setting: string) => {
      const element = elementById(editing.document(), id);
      return !element || !isBinding(textAt(element.props, schemaOf(element.type), setting));
    };
    /** The setting of the text under the pointer, if it is edited in the settings panel. */
    function panelPathAt(page: Document, id: string, at: { x: number; y: number }): string | null {
      const inline = inlineAt(page, id, at);
      if (inline) return canTypeIn(id)(inline) ? null : inline;
      const element = elementById(editing.document(), id);
      const schema = element && schemaOf(element.type);
      return schema ? settingWithText(schema.settings, element.props, textAtPoint(page, id, at)) : null;
    }
    function showSetting(id: string, path: string) {
      const element = elementById(editing.document(), id);
      if (editing.selectedId() !== id) editing.select(id);
      const setting = element && schemaOf(element.type)?.settings[path.split(".")[0] ?? ""];
      requestedSetting.show({ element: id, path, group: setting?.group });
      if (isPhone) screen.openPanel("settings");
      else if (!document.querySelector(".editor__right")) screen.togglePanels();
    }
    function onDoublePress(event: MouseEvent) {
      const component = (event.target as HTMLElement).closest<HTMLElement>("[data-puck-component]");
      const id = component?.dataset.puckComponent;
      if (!id || isTyping(event)) return;
      const at = { x: event.clientX, y: event.clientY };
      const path = panelPathAt(frame as Document, id, at);
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
    frame.addEventListener("dblclick", onDoublePress);
    frame.addEventListener("keydown", onKeyDown, true);
    return () => {
      frame.removeEventListener("dblclick", onDoublePress);
      frame.removeEventListener("keydown", onKeyDown, true);
    };
  }, [frame, editing, boot, schemaOf, screen, isPhone]);
}

import { useMemo } from "react";
import { elementById } from "../../../documents/tree";
import { settingOfText, textAt, withText } from "../../commands/editableText";
import { changeTitle } from "../../commands/names/elementName";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import { type EditedText, editedText } from "./editedText";

/** Applies editing on the canvas to the document. All of it is one step in the history. */
export function useTyping(text: EditedText | null) {
  const editing = useEditing();
  const { schemaOf } = useEditorContext();
  return useMemo(() => {
    const element = text && elementById(editing.document(), text.element);
    const schema = element ? schemaOf(element.type) : undefined;
    const setting = settingOfText(schema, text?.setting ?? "");
    const label = element ? (setting?.label ?? text.setting) : "";
    return {
      label,
      /** Whether the text may have several lines. */
      isMultiline: setting?.kind === "textarea" && setting.editor !== "cells",
      /** The current text. */
      currentText(): unknown {
        const current = text && elementById(editing.document(), text.element);
        return current && textAt(current.props, schema, text.setting);
      },
      type(value: string) {
        if (!text) return;
        editing.update(
          text.element,
          (props) => withText(props, schema, text.setting, value),
          (changed) => ({ label: changeTitle(label, changed, schemaOf), key: text.key, isOneStep: true }),
        );
      },
      finish: editedText.stop,
    };
  }, [text, editing, schemaOf]);
}

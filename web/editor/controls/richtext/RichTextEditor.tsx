import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import type { RichTextSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";
import { extensions } from "./extensions";
import { Toolbar } from "./Toolbar";

/** Text with headings, lists, quotes and links, stored as HTML. */
export default function RichTextEditor({
  id,
  setting,
  value,
  onChange,
  isDisabled,
}: ControlProps<string, RichTextSetting>) {
  // The last value from this editor. Any other value came from elsewhere, such as undo.
  const said = useRef(value ?? "");
  const changed = useRef(onChange);
  changed.current = onChange;

  const editor = useEditor({
    extensions,
    content: value ?? "",
    editable: !isDisabled,
    editorProps: {
      attributes: {
        id,
        class: "richtext__text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": setting.label,
      },
    },
    onUpdate({ editor: current }) {
      said.current = current.isEmpty ? "" : current.getHTML();
      changed.current(said.current);
    },
  });

  useEffect(() => {
    if (!editor || editor.isDestroyed || value === said.current) return;
    said.current = value ?? "";
    editor.commands.setContent(said.current, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="richtext">
      {editor && !isDisabled && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}

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
  const reported = useRef(value ?? "");
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
      reported.current = current.isEmpty ? "" : current.getHTML();
      changed.current(reported.current);
    },
  });

  useEffect(() => {
    if (!editor || editor.isDestroyed || value === reported.current) return;
    reported.current = value ?? "";
    editor.commands.setContent(reported.current, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="richtext">
      {editor && !isDisabled && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}

import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { extensions } from "../../controls/richtext/extensions";
import { LIVE_CONTROL, useSelected } from "../../puckAdapter";
import { type EditedText, editedText } from "./editedText";
import { useTyping } from "./useTyping";

type Props = { drawn: string; text: EditedText; className: string };

/** The editor of a formatted text in its place on the page. It ends when something else is pressed or selected. */
export default function RichTyping({ drawn, text, className }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const typing = useTyping(text);
  const stored = typing.words();
  const html = typeof stored === "string" ? stored : drawn;
  const latest = useRef(typing);
  latest.current = typing;
  const said = useRef(html);
  const isSelected = useSelected()?.props.id === text.element;

  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: { class: className, role: "textbox", "aria-multiline": "true", "aria-label": typing.label },
    },
    onUpdate({ editor: current }) {
      said.current = current.isEmpty ? "" : current.getHTML();
      // A text that is empty is drawn as something else, so it becomes empty only at the end.
      if (said.current) latest.current.type(said.current);
    },
  });

  useEffect(() => {
    // One that was made long before it could be mounted is gone by then, and another is on its way.
    if (!editor || editor.isDestroyed) return;
    const at = text.at && editor.view.posAtCoords({ left: text.at.x, top: text.at.y });
    editor.commands.focus(at ? at.pos : "end");
    editedText.hold(editor);
    return () => editedText.hold(null);
  }, [editor, text]);

  // What came from elsewhere, such as undo.
  useEffect(() => {
    if (!editor || editor.isDestroyed || html === said.current || said.current === "") return;
    said.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    if (!isSelected) latest.current.finish();
  }, [isSelected]);

  useEffect(() => {
    const page = host.current?.ownerDocument;
    const ended = new AbortController();
    function onPress(event: Event) {
      if (host.current?.contains(event.target as Node)) event.stopPropagation();
      else latest.current.finish();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || !host.current?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current.finish();
      page?.getElementById("frame-root")?.focus();
    }
    page?.addEventListener("pointerdown", onPress, { capture: true, signal: ended.signal });
    page?.addEventListener("keydown", onKeyDown, { capture: true, signal: ended.signal });
    return () => {
      ended.abort();
      if (said.current === "") latest.current.type("");
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the engine from taking keys for its own
    <div ref={host} className="inline-rich" data-inline={text.setting} {...LIVE_CONTROL} onKeyDown={stop}>
      <EditorContent editor={editor} className="inline-rich" />
    </div>
  );
}

/** The engine takes Backspace on the canvas for the deletion of the element. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();

import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type RefObject, useEffect, useRef } from "react";
import { extensions } from "../../controls/richtext/extensions";
import { LIVE_CONTROL, useSelected } from "../../puckAdapter";
import { type EditedText, editedText } from "./editedText";
import { useTyping } from "./useTyping";

type Props = { rendered: string; text: EditedText; className: string };

/** The editor of formatted text on the page. It ends when something else is clicked or selected. */
export default function RichTyping({ rendered, text, className }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const typing = useTyping(text);
  const stored = typing.currentText();
  const html = typeof stored === "string" ? stored : rendered;
  const latest = useRef(typing);
  latest.current = typing;
  const reported = useRef(html);
  const isSelected = useSelected()?.props.id === text.element;

  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: { class: className, role: "textbox", "aria-multiline": "true", "aria-label": typing.label },
    },
    onUpdate({ editor: current }) {
      reported.current = current.isEmpty ? "" : current.getHTML();
      // An empty text has another rendering, so it becomes empty only at the end.
      if (reported.current) latest.current.type(reported.current);
    },
  });

  useFocusOn(editor, text);
  useChangesFromElsewhere(editor, html, reported);

  useEffect(() => {
    if (!isSelected) latest.current.finish();
  }, [isSelected]);

  useEndOfTyping(host, latest, reported);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps keys from the canvas engine
    <div ref={host} className="inline-rich" data-inline={text.setting} {...LIVE_CONTROL} onKeyDown={stop}>
      <EditorContent editor={editor} className="inline-rich" />
    </div>
  );
}

/** The caret is at the clicked position, or after the last character. */
function useFocusOn(editor: Editor | null, text: EditedText) {
  useEffect(() => {
    // An editor that was created long before it could be mounted has been destroyed, and another one is coming.
    if (!editor || editor.isDestroyed) return;
    const at = text.at && editor.view.posAtCoords({ left: text.at.x, top: text.at.y });
    editor.commands.focus(at ? at.pos : "end");
    editedText.hold(editor);
    return () => editedText.hold(null);
  }, [editor, text]);
}

/** Shows what changed the text besides this editor, such as undo. */
function useChangesFromElsewhere(editor: Editor | null, html: string, reported: RefObject<string>) {
  useEffect(() => {
    if (!editor || editor.isDestroyed || html === reported.current || reported.current === "") return;
    reported.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html, reported]);
}

/** A press outside of the text and Escape finish it. An empty text is stored when the editor is removed. */
function useEndOfTyping(
  host: RefObject<HTMLElement | null>,
  latest: RefObject<ReturnType<typeof useTyping>>,
  reported: RefObject<string>,
) {
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
      if (reported.current === "") latest.current.type("");
    };
  }, [host, latest, reported]);
}

/** The engine would delete the element on Backspace. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();

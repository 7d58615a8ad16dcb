import { useEffect } from "react";
import { copyTo, cutTo, paste } from "../actions/clipboardActions";
import { runOnAll, severalFor } from "../actions/runOnAll";
import { useActionContext } from "../actions/useElementActions";
import { isInDialog, isTyping } from "../chrome/typing";
import { useEditorContext } from "../EditorContext";
import { storedClipboard } from "./store";

/** The browser's own shortcuts to copy, cut and paste, in one document: the screen or the canvas. */
export function useClipboard(target: globalThis.Document | undefined) {
  const context = useActionContext();
  const { boot } = useEditorContext();

  useEffect(() => {
    if (!target) return;
    const isForCanvas = (event: ClipboardEvent) =>
      !event.defaultPrevented && !isTyping(event) && !isInDialog(event) && !target.getSelection()?.toString();
    function onCopy(event: ClipboardEvent) {
      const id = context.editing.selectedId();
      if (!id || !isForCanvas(event)) return;
      const all = severalFor(id, context);
      if (all) runOnAll("copy", all, writingTo(event, context));
      else copyTo(writeTo(event), id, context);
    }
    function onCut(event: ClipboardEvent) {
      const id = context.editing.selectedId();
      if (!id || !isForCanvas(event) || boot.locked) return;
      const all = severalFor(id, context);
      if (all) runOnAll("cut", all, writingTo(event, context));
      else cutTo(writeTo(event), id, context);
    }
    function onPaste(event: ClipboardEvent) {
      if (!isForCanvas(event) || boot.locked) return;
      event.preventDefault();
      paste(event.clipboardData?.getData("text/plain") || (storedClipboard.read() ?? ""), context);
    }

    const ended = new AbortController();
    const listening = { signal: ended.signal };
    target.addEventListener("copy", onCopy, listening);
    target.addEventListener("cut", onCut, listening);
    target.addEventListener("paste", onPaste, listening);
    return () => ended.abort();
  }, [target, context, boot]);
}

const writeTo = (event: ClipboardEvent) => (text: string) => {
  event.preventDefault();
  event.clipboardData?.setData("text/plain", text);
  storedClipboard.write(text);
};

const writingTo = (event: ClipboardEvent, context: ReturnType<typeof useActionContext>) => ({
  ...context,
  clipboard: { ...context.clipboard, write: writeTo(event) },
});

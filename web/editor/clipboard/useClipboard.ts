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
    const writeTo = (event: ClipboardEvent) => (text: string) => {
      event.preventDefault();
      event.clipboardData?.setData("text/plain", text);
      storedClipboard.write(text);
    };

    const writingTo = (event: ClipboardEvent) => ({
      ...context,
      clipboard: { ...context.clipboard, write: writeTo(event) },
    });

    function onCopy(event: ClipboardEvent) {
      const id = context.editing.selectedId();
      if (!id || !isForCanvas(event)) return;
      const all = severalFor(id, context);
      if (all) runOnAll("copy", all, writingTo(event));
      else copyTo(writeTo(event), id, context);
    }
    function onCut(event: ClipboardEvent) {
      const id = context.editing.selectedId();
      if (!id || !isForCanvas(event) || boot.locked) return;
      const all = severalFor(id, context);
      if (all) runOnAll("cut", all, writingTo(event));
      else cutTo(writeTo(event), id, context);
    }
    function onPaste(event: ClipboardEvent) {
      if (!isForCanvas(event) || boot.locked) return;
      event.preventDefault();
      paste(event.clipboardData?.getData("text/plain") || (storedClipboard.read() ?? ""), context);
    }

    target.addEventListener("copy", onCopy);
    target.addEventListener("cut", onCut);
    target.addEventListener("paste", onPaste);
    return () => {
      target.removeEventListener("copy", onCopy);
      target.removeEventListener("cut", onCut);
      target.removeEventListener("paste", onPaste);
    };
  }, [target, context, boot]);
}

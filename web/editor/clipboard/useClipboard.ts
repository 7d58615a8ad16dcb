import { useEffect } from "react";
import { copyTo, cutTo, paste } from "../actions/clipboardActions";
import { useSurroundings } from "../actions/useElementActions";
import { isInDialog, isTyping } from "../chrome/typing";
import { useEditorContext } from "../EditorContext";
import { storedClipboard } from "./store";

/** The browser's own shortcuts to copy, cut and paste, in one document: the screen or the canvas. */
export function useClipboard(target: globalThis.Document | undefined) {
  const surroundings = useSurroundings();
  const { boot } = useEditorContext();

  useEffect(() => {
    if (!target) return;
    const isForUs = (event: ClipboardEvent) =>
      !event.defaultPrevented && !isTyping(event) && !isInDialog(event) && !target.getSelection()?.toString();
    const writeTo = (event: ClipboardEvent) => (text: string) => {
      event.preventDefault();
      event.clipboardData?.setData("text/plain", text);
      storedClipboard.write(text);
    };

    function onCopy(event: ClipboardEvent) {
      const id = surroundings.editing.selectedId();
      if (id && isForUs(event)) copyTo(writeTo(event), id, surroundings);
    }
    function onCut(event: ClipboardEvent) {
      const id = surroundings.editing.selectedId();
      if (id && isForUs(event) && !boot.locked) cutTo(writeTo(event), id, surroundings);
    }
    function onPaste(event: ClipboardEvent) {
      if (!isForUs(event) || boot.locked) return;
      event.preventDefault();
      paste(event.clipboardData?.getData("text/plain") || (storedClipboard.read() ?? ""), surroundings);
    }

    target.addEventListener("copy", onCopy);
    target.addEventListener("cut", onCut);
    target.addEventListener("paste", onPaste);
    return () => {
      target.removeEventListener("copy", onCopy);
      target.removeEventListener("cut", onCut);
      target.removeEventListener("paste", onPaste);
    };
  }, [target, surroundings, boot]);
}

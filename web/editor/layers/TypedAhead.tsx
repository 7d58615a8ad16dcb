import { useEffect } from "react";
import { canvasFrame } from "../canvas/canvasFrame";

type Props = { onType: (change: (text: string) => string) => void; onClose: () => void };

/** Keeps what is typed while a dialog with a text field still loads. */
export function TypedAhead({ onType, onClose }: Props) {
  useEffect(() => {
    const canvas = canvasFrame()?.contentWindow;
    function onKeyDown(event: Event) {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      if (ctrlKey || metaKey || altKey) return;
      if (key === "Escape") onClose();
      else if (key === "Backspace") onType((text) => text.slice(0, -1));
      else if (key.length === 1) onType((text) => text + key);
      // Any other key would work on the page below, such as Delete.
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // Before the shortcuts of the editor, which listen on the documents.
    const targets = [window, canvas];
    for (const target of targets) target?.addEventListener("keydown", onKeyDown, true);
    return () => {
      for (const target of targets) target?.removeEventListener("keydown", onKeyDown, true);
    };
  }, [onType, onClose]);
  return null;
}

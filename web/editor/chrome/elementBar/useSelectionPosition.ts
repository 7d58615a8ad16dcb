import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";

export type Position = { left: number; top: number; isBelow: boolean };

// The bar and the top bar of the editor.
const SPACE_ABOVE = 112;
const GAP = 8;

/** Where the selected text of the canvas is on the screen; null while nothing is selected. */
export function useSelectionPosition(editor: Editor): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => {
    const view = editor.view.dom.ownerDocument.defaultView;
    const update = () => setPosition(editor.isDestroyed ? null : positionOf(editor));
    update();
    editor.on("selectionUpdate", update);
    view?.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      editor.off("selectionUpdate", update);
      view?.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [editor]);
  return position;
}

function positionOf(editor: Editor): Position | null {
  const { from, to, empty } = editor.state.selection;
  const frame = editor.view.dom.ownerDocument.defaultView?.frameElement as HTMLElement | null;
  if (empty || !frame) return null;
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / (frame.offsetWidth || outer.width || 1);
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to)];
  const isOneLine = start.top === end.top;
  const text = isOneLine ? { left: start.left, right: end.right } : editor.view.dom.getBoundingClientRect();
  const above = outer.top + start.top * scale - GAP;
  const isBelow = above < SPACE_ABOVE;
  return {
    left: outer.left + ((text.left + text.right) / 2) * scale,
    top: isBelow ? outer.top + end.bottom * scale + GAP : above,
    isBelow,
  };
}

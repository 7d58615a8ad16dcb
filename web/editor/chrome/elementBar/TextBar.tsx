import type { Editor } from "@tiptap/core";
import { lazy, Suspense } from "react";
import { importLater } from "../../layers/importLater";
import { useIsPhone } from "../useIsPhone";
import { type Position, useSelectionPosition } from "./useSelectionPosition";

// Part of the rich-text editor, which is already loaded when this is needed.
const Toolbar = lazy(async () => ({
  default: (await importLater(() => import("../../controls/richtext/Toolbar"))).Toolbar,
}));

/** The tools of a formatted text that is edited on the canvas: at the selection, or below the page without one. */
export function TextBar({ editor }: { editor: Editor }) {
  const position = useSelectionPosition(editor);
  const isPhone = useIsPhone();
  const isAtSelection = position !== null && !isPhone;
  return (
    <div
      className={
        isAtSelection ? "element-bar element-bar--text element-bar--selection" : "element-bar element-bar--text"
      }
      style={isAtSelection ? styleOf(position) : undefined}
    >
      <Suspense fallback={null}>
        <Toolbar editor={editor as never} />
      </Suspense>
    </div>
  );
}

/** Half of the bar's width stays between it and the edges of the screen. */
const styleOf = ({ left, top, isBelow }: Position) => ({
  left: `clamp(220px, ${left}px, 100vw - 220px)`,
  top,
  translate: isBelow ? "-50% 0" : "-50% -100%",
});

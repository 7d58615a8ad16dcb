import type { Editor } from "@tiptap/core";
import { lazy, Suspense } from "react";

// Part of the rich-text editor, which is already loaded when this is needed.
const Toolbar = lazy(() => import("../../controls/richtext/Toolbar").then((part) => ({ default: part.Toolbar })));

/** The tools of a formatted text that is edited on the canvas. */
export const TextBar = ({ editor }: { editor: Editor }) => (
  <div className="element-bar element-bar--text">
    <Suspense fallback={null}>
      <Toolbar editor={editor as never} />
    </Suspense>
  </div>
);

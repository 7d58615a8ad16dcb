import type { Editor } from "@tiptap/core";
import { lazy, Suspense } from "react";

// Comes with the editor of formatted text, which is there already when this is needed.
const Toolbar = lazy(() => import("../controls/richtext/Toolbar").then((part) => ({ default: part.Toolbar })));

/** The tools of a formatted text that is typed in on the canvas. */
export const TextBar = ({ editor }: { editor: Editor }) => (
  <div className="element-bar element-bar--text">
    <Suspense fallback={null}>
      <Toolbar editor={editor as never} />
    </Suspense>
  </div>
);

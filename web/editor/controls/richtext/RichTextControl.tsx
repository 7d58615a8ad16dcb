import { lazy, Suspense } from "react";
import type { RichTextSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

// The largest control by far, and most elements have none.
const RichTextEditor = lazy(() => import("./RichTextEditor"));

export const RichTextControl = (props: ControlProps<string, RichTextSetting>) => (
  <Suspense
    fallback={<div className="richtext richtext--loading" role="status" aria-label="Loading the text editor" />}
  >
    <RichTextEditor {...props} />
  </Suspense>
);

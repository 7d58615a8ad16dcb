import { lazy, Suspense } from "react";
import type { RichTextSetting } from "../../../kit/schema/settings";
import { importLater } from "../../layers/importLater";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";

// Loaded on demand: it is by far the largest control, and most elements have none.
const RichTextEditor = lazy(() => importLater(() => import("./RichTextEditor")));

export const RichTextControl = (props: ControlProps<string, RichTextSetting>) => (
  <Suspense
    fallback={
      <div className="richtext richtext--loading" role="status" aria-label={gettext("Loading the text editor")} />
    }
  >
    <RichTextEditor {...props} />
  </Suspense>
);

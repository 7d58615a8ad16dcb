import type { Ref } from "react";
import { gettext } from "../../texts/gettext";

/** A placeholder for an element whose widget is not installed. It is stored, moved and saved like any other. */
export const UnknownWidget = ({ type, dragRef }: { type: string; dragRef: Ref<HTMLDivElement> }) => (
  <div ref={dragRef} className="editor-hint">
    {gettext("The widget “{type}” is not installed here. Its content is kept.", { type })}
  </div>
);

import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./html.css";

/** `frame` is the URL at which server.py serves the HTML. The page's own policy would apply to a `srcdoc`. */
type Props = ViewProps<typeof schema> & { frame?: string; problem?: string };

export function Html({ root, frame, problem, title }: Props) {
  const t = useUiStrings<UiString>();
  if (!frame) return <EditorHint {...root("")}>{problem || "Enter HTML"}</EditorHint>;
  return (
    <div {...root("html")}>
      <iframe
        className="html__frame"
        src={frame}
        title={title || t("Embedded content")}
        // Without an origin of its own, the frame has no cookies and no access to the page around it.
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}

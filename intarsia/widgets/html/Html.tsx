import { useEffect, useRef } from "react";
import type { ViewProps } from "../../../web/kit/defineWidget";
import { useEnvironment, useWords } from "../../../web/kit/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { schema } from "./schema";
import { mount } from "./script";
import type { Word } from "./words";
import "./html.css";

/** `frame` is the address under which server.py put the HTML. A `srcdoc` would be bound by the page's own policy. */
type Props = ViewProps<typeof schema> & { frame?: string; problem?: string };

export function Html({ root, frame, problem, title }: Props) {
  const say = useWords<Word>();
  const own = useRef<HTMLIFrameElement>(null);
  const isOnCanvas = useEnvironment().mode === "editor";
  // Nothing else runs scripts of widgets there.
  useEffect(() => {
    const container = own.current?.parentElement;
    if (isOnCanvas && frame && container) return mount(container);
  }, [isOnCanvas, frame]);
  if (!frame) return <EditorHint {...root("")}>{problem || "Paste the HTML that shall stand here"}</EditorHint>;
  return (
    <div {...root("html")}>
      <iframe
        ref={own}
        className="html__frame"
        src={frame}
        title={title || say("Embedded content")}
        // Without an origin of its own: neither cookies nor the page around it.
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}

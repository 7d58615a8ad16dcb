import { useEffect } from "react";
import { useEditorContext } from "../EditorContext";
import { openImageOnCanvas } from "./imageOnCanvas";

/** On the canvas, links and forms do nothing: either would replace the page that is being edited. */
export function useInertCanvas(frame: Document | undefined) {
  const { boot } = useEditorContext();
  const { canvas } = boot;
  useEffect(() => {
    if (!frame) return;
    const ended = new AbortController();
    const stop = (event: Event) => {
      const target = event.target as Element;
      if (event.type === "submit" || target.closest?.("a[href], area[href]")) event.preventDefault();
      if (event.type === "click") openImageOnCanvas(event as MouseEvent, canvas, ended.signal);
    };
    frame.addEventListener("click", stop, true);
    frame.addEventListener("auxclick", stop, true);
    frame.addEventListener("submit", stop, true);
    return () => {
      ended.abort();
      frame.removeEventListener("click", stop, true);
      frame.removeEventListener("auxclick", stop, true);
      frame.removeEventListener("submit", stop, true);
    };
  }, [frame, canvas]);
}

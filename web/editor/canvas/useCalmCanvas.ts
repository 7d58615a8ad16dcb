import { useEffect } from "react";

/** On the canvas a link leads nowhere and a form sends nothing: either would replace the page that is being edited. */
export function useCalmCanvas(frame: Document | undefined) {
  useEffect(() => {
    if (!frame) return;
    const stop = (event: Event) => {
      const target = event.target as Element;
      if (event.type === "submit" || target.closest?.("a[href], area[href]")) event.preventDefault();
    };
    frame.addEventListener("click", stop, true);
    frame.addEventListener("auxclick", stop, true);
    frame.addEventListener("submit", stop, true);
    return () => {
      frame.removeEventListener("click", stop, true);
      frame.removeEventListener("auxclick", stop, true);
      frame.removeEventListener("submit", stop, true);
    };
  }, [frame]);
}

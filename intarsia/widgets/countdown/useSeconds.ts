import { type RefObject, useEffect, useState } from "react";

/**
 * The current time, updated on every full second; null until the view is hydrated. It does not change while `isOver`.
 */
export function useSeconds(element: RefObject<HTMLElement | null>, isOver: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    if (!view || isOver) return;
    let timer = 0;
    // Reads the clock instead of counting down, so that a suspended page shows the right time at once.
    function tick() {
      const moment = Date.now();
      setNow(moment);
      timer = view?.setTimeout(tick, 1000 - (moment % 1000)) ?? 0;
    }
    tick();
    return () => view.clearTimeout(timer);
  }, [element, isOver]);

  return now;
}

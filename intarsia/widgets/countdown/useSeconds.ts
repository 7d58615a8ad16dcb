import { type RefObject, useEffect, useState } from "react";

/** The time now, once a second and on the second; null until the browser has taken over. Frozen while `isOver`. */
export function useSeconds(element: RefObject<HTMLElement | null>, isOver: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    if (!view || isOver) return;
    let timer = 0;
    // Never counted down: a page that slept shows the right time at once.
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

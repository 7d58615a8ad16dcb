import { type RefObject, useEffect, useRef, useState } from "react";
import { inView } from "./inView";
import { isMotionReduced } from "./isMotionReduced";

type Count = {
  from: number;
  to: number;
  /** Milliseconds. */
  duration: number;
  isStatic: boolean;
};

/** Calls `show` with each number once the element is in view. Returns true while it counts. */
export function useCounting(
  figure: RefObject<HTMLElement | null>,
  count: Count,
  show: (value: number) => void,
): boolean {
  const [isCounting, setCounting] = useState(false);
  const latest = useRef({ count, show });
  latest.current = { count, show };

  useEffect(() => {
    const view = figure.current?.ownerDocument.defaultView;
    const { isStatic, from, to, duration } = latest.current.count;
    if (!figure.current || !view || isStatic || !duration || from === to || isMotionReduced(view)) return;
    let frame = 0;

    function start(startedAt: number) {
      function step(now: number) {
        const progress = Math.min((now - startedAt) / duration, 1);
        if (progress === 1) return setCounting(false);
        latest.current.show(from + (to - from) * easeOut(progress));
        frame = view?.requestAnimationFrame(step) ?? 0;
      }
      step(startedAt);
    }

    const waiting = new AbortController();
    function onChange(isInView: boolean) {
      if (!isInView) return;
      waiting.abort();
      frame = view?.requestAnimationFrame(start) ?? 0;
    }
    inView(figure.current, onChange, waiting.signal);
    setCounting(true);
    return () => {
      waiting.abort();
      view.cancelAnimationFrame(frame);
    };
  }, [figure]);

  return isCounting;
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 2;

import { type RefObject, useEffect, useRef, useState } from "react";
import { inView } from "./inView";
import { isMotionReduced } from "./isMotionReduced";

type Count = {
  from: number;
  to: number;
  /** Milliseconds. */
  duration: number;
  isStill: boolean;
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
    const { isStill, from, to, duration } = latest.current.count;
    if (!figure.current || !view || isStill || !duration || from === to || isMotionReduced(view)) return;
    let frame = 0;

    function start(startedAt: number) {
      function step(now: number) {
        const passed = Math.min((now - startedAt) / duration, 1);
        if (passed === 1) return setCounting(false);
        latest.current.show(from + (to - from) * slowingDown(passed));
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

const slowingDown = (passed: number) => 1 - (1 - passed) ** 2;

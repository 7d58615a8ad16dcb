import { useEffect, useRef } from "react";

/** Focuses the element with `data-first` next to it, or else their parent. */
export function FirstFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const layer = mark.current?.parentElement;
    (layer?.querySelector<HTMLElement>("[data-first]") ?? layer)?.focus({ preventScroll: true });
  }, []);
  return <span ref={mark} hidden />;
}

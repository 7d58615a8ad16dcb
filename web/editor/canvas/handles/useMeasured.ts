import { useLayoutEffect, useState } from "react";
import { useDocument } from "../../puckAdapter";
import { renderedElement } from "../canvasFrame";

/** Measures an element on the canvas, and again after each change of the document or its size. */
export function useMeasured<Measured>(id: string, measure: (element: HTMLElement) => Measured): Measured | null {
  const content = useDocument();
  const [measured, setMeasured] = useState<Measured | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the document changed
  useLayoutEffect(() => {
    const element = renderedElement(id);
    if (!element) return;
    const again = () => setMeasured(measure(element));
    const frame = requestAnimationFrame(again);
    // The element's CSS may be written later, and padding changes only the outer size.
    const observer = new ResizeObserver(again);
    observer.observe(element, { box: "border-box" });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [id, measure, content]);
  return measured;
}

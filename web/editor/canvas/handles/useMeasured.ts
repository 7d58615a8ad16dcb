import { useLayoutEffect, useState } from "react";
import { useDocument } from "../../puckAdapter";

/** The tag that draws an element on the canvas. */
export const drawnElement = (id: string): HTMLElement | null =>
  document
    .querySelector<HTMLIFrameElement>("iframe#preview-frame")
    ?.contentDocument?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`) ?? null;

/** What is measured of an element on the canvas, again after each change of the document and of its size. */
export function useMeasured<Measured>(id: string, measure: (element: HTMLElement) => Measured): Measured | null {
  const content = useDocument();
  const [measured, setMeasured] = useState<Measured | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the document changed
  useLayoutEffect(() => {
    const element = drawnElement(id);
    if (!element) return;
    const again = () => setMeasured(measure(element));
    const frame = requestAnimationFrame(again);
    // The element's rules may be written later than that; padding changes the outer size only.
    const observer = new ResizeObserver(again);
    observer.observe(element, { box: "border-box" });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [id, measure, content]);
  return measured;
}

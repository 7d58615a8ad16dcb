import { useLayoutEffect, useRef, useState } from "react";
import { useDocument } from "../../puckAdapter";
import { isEmptyOn, type LabelPosition, labelPosition } from "./labelPosition";

/** The name of an element at its outline. */
export function ElementLabel({ name, isSelected }: { name: string; isSelected: boolean }) {
  const label = useRef<HTMLSpanElement>(null);
  const [position, setPosition] = useState<LabelPosition>("above");
  const document = useDocument();
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed again when the page changed
  useLayoutEffect(() => {
    const element = label.current;
    const outline = element?.offsetParent;
    if (!element || !outline) return;
    const canvas = element.ownerDocument;
    // The engine positions the outline later, and zooming changes the size of the label.
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      const isFromRight = canvas.documentElement.dir === "rtl";
      const isFree = (box: Parameters<typeof isEmptyOn>[1]) => isEmptyOn(canvas, box);
      setPosition(labelPosition(outline.getBoundingClientRect(), { width, height, isFromRight }, isFree));
    });
    observer.observe(outline);
    observer.observe(element);
    return () => observer.disconnect();
  }, [document, name, isSelected]);
  return (
    <span
      ref={label}
      className="element-label"
      data-place={position}
      data-selected={isSelected || undefined}
      aria-hidden
    >
      {name}
    </span>
  );
}

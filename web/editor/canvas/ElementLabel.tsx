import { useLayoutEffect, useRef, useState } from "react";
import { useDocument } from "../puckAdapter";
import { isEmptyOn, type LabelPlace, labelPlace } from "./labelPlace";

/** The name of an element at its outline. */
export function ElementLabel({ name, isSelected }: { name: string; isSelected: boolean }) {
  const label = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<LabelPlace>("above");
  const document = useDocument();
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed again when the page changed
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const outline = label.current?.offsetParent?.getBoundingClientRect();
      const size = label.current?.getBoundingClientRect();
      const canvas = label.current?.ownerDocument;
      if (!outline || !size || !canvas) return;
      const { width, height } = size;
      const isFromRight = canvas.documentElement.dir === "rtl";
      setPlace(labelPlace(outline, { width, height, isFromRight }, (box) => isEmptyOn(canvas, box)));
    });
    return () => cancelAnimationFrame(frame);
  }, [document, name, isSelected]);
  return (
    <span ref={label} className="element-label" data-place={place} data-selected={isSelected || undefined} aria-hidden>
      {name}
    </span>
  );
}

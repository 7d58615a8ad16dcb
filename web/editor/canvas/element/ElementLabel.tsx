import { useLayoutEffect, useRef, useState } from "react";
import { useDocument } from "../../puckAdapter";
import { oncePerFrame } from "../oncePerFrame";
import { isEmptyOn, type LabelPosition, labelPosition, scrolledAway } from "./labelPosition";

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
    function place(span: HTMLElement, around: Element) {
      const { width, height } = span.getBoundingClientRect();
      const box = around.getBoundingClientRect();
      const isFromRight = canvas.documentElement.dir === "rtl";
      span.style.setProperty("--scrolled-away", `${scrolledAway(box, { height })}px`);
      setPosition(labelPosition(box, { width, height, isFromRight }, (area) => isEmptyOn(canvas, area)));
    }
    // The engine positions the outline later, and zooming changes the size of the label.
    const observer = new ResizeObserver(() => place(element, outline));
    observer.observe(outline);
    observer.observe(element);
    const scrolled = oncePerFrame(() => place(element, outline));
    canvas.addEventListener("scroll", scrolled.run, { passive: true });
    return () => {
      observer.disconnect();
      canvas.removeEventListener("scroll", scrolled.run);
      scrolled.cancel();
    };
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

import { createContext, type RefObject, useLayoutEffect, useState } from "react";
import type { Device } from "../../kit/devices";

// A common tablet and a common phone; the breakpoints lie at 1024 and 767.
const WIDTHS: Partial<Record<Device, number>> = { tablet: 820, mobile: 390 };
// Above every breakpoint of smaller screens that is on by default, so that desktop rules apply.
const SMALLEST_DESKTOP = 1280;

export type StageSize = { width: number; height: number; zoom: number };

/** How wide the canvas believes to be, and how far it is scaled down to fit. `room` is what the stage offers. */
export function stageSize(device: Device, room: { width: number; height: number }): StageSize {
  const width = WIDTHS[device] ?? Math.max(SMALLEST_DESKTOP, room.width);
  const zoom = Math.min(1, room.width / width) || 1;
  return { width, height: room.height / zoom, zoom };
}

export function useStageSize(device: Device, stage: RefObject<HTMLElement | null>): StageSize {
  const [room, setRoom] = useState({ width: SMALLEST_DESKTOP, height: 800 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return stageSize(device, room);
}

/** What is drawn on the canvas for the editor keeps its size on the screen, however far the page is scaled down. */
export const ZoomContext = createContext(1);

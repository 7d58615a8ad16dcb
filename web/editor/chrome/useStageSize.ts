import { createContext, type RefObject, useLayoutEffect, useState } from "react";
import { type Device, type Widths, widthRange } from "../../kit/devices/devices";
import type { Zoom } from "./zoom";

const SMALLEST_DESKTOP = 1280;
// Common screens of each kind.
const WIDTHS: Record<Device, number> = {
  desktop: SMALLEST_DESKTOP,
  widescreen: 2560,
  laptop: 1280,
  tablet_extra: 1112,
  tablet: 820,
  mobile_extra: 844,
  mobile: 390,
};

export type StageSize = { width: number; height: number; zoom: number };

type Room = { width: number; height: number };

/**
 * The width of the canvas and its scale: as `chosen`, or scaled down to fit. `room` is the available space. The width
 * always matches the device's media queries.
 */
export function stageSize(device: Device, room: Room, breakpoints: Widths = {}, chosen: Zoom = null): StageSize {
  const { min, max } = widthRange(device, breakpoints);
  const usual = device === "desktop" ? Math.max(WIDTHS.desktop, room.width) : WIDTHS[device];
  const width = Math.min(max, Math.max(min, usual));
  const zoom = chosen ?? (Math.min(1, room.width / width) || 1);
  return { width, height: room.height / zoom, zoom };
}

export function useStageSize(
  device: Device,
  breakpoints: Widths,
  stage: RefObject<HTMLElement | null>,
  chosen: Zoom,
): StageSize {
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
  return stageSize(device, room, breakpoints, chosen);
}

/** The editor's own parts on the canvas keep their size on the screen at any zoom. */
export const ZoomContext = createContext(1);

import { createContext, type RefObject, useLayoutEffect, useState } from "react";
import { type Device, type Widths, widthRange } from "../../../kit/environment/devices/devices";
import type { Zoom } from "./zoom";

const DEFAULT_DESKTOP = 1280;
// Smaller text is hard to read.
const READABLE_ZOOM = 0.75;
// Common screens of each kind.
const WIDTHS: Record<Device, number> = {
  desktop: DEFAULT_DESKTOP,
  widescreen: 2560,
  laptop: 1280,
  tablet_extra: 1112,
  tablet: 820,
  mobile_extra: 844,
  mobile: 390,
};

export type CanvasSize = { width: number; height: number; zoom: number };

type Space = { width: number; height: number };

/**
 * The width of the canvas and its scale: as `chosen`, or scaled down to fit. `space` is the available space. The width
 * always matches the device's media queries. A desktop canvas gets narrower before its text becomes too small to read,
 * and shrinks further on a smaller screen: all of the width is visible until a zoom is chosen.
 */
export function canvasSize(device: Device, space: Space, breakpoints: Widths = {}, chosen: Zoom = null): CanvasSize {
  const { min, max } = widthRange(device, breakpoints);
  const preferred = device === "desktop" ? desktopWidth(space) : WIDTHS[device];
  const width = Math.min(max, Math.max(min, preferred));
  const zoom = chosen ?? (Math.min(1, space.width / width) || 1);
  return { width, height: space.height / zoom, zoom };
}

const desktopWidth = ({ width }: Space) => Math.max(width, Math.min(DEFAULT_DESKTOP, width / READABLE_ZOOM));

export function useCanvasSize(
  device: Device,
  breakpoints: Widths,
  area: RefObject<HTMLElement | null>,
  chosen: Zoom,
): CanvasSize {
  const [space, setSpace] = useState({ width: DEFAULT_DESKTOP, height: 800 });
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setSpace({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return canvasSize(device, space, breakpoints, chosen);
}

/** The editor's own parts on the canvas keep their size on the screen at any zoom. */
export const ZoomContext = createContext(1);

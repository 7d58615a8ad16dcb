import type { KeyboardEvent } from "react";

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

export const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)));

export const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** This share of the image in the direction of an arrow key; undefined for other keys. */
export function stepOf({ key }: KeyboardEvent, share: number, image: Size): Point | undefined {
  const arrow = ARROWS[key];
  return arrow && { x: arrow.x * share * image.width, y: arrow.y * share * image.height };
}

import { type Point, type Size, within } from "../area/area";

/** The area of an image that matters most, by its center, in pixels of the uploaded file. */
export type FocalPoint = Point & Size;

/** A third of the shorter side, around the center. */
export function centered({ width, height }: Size): FocalPoint {
  const side = within(Math.min(width, height) / 3, 1, width);
  return { x: within(width / 2, 0, width), y: within(height / 2, 0, height), width: side, height: side };
}

/** With its center elsewhere, but on the image. */
export const movedTo = (area: FocalPoint, { x, y }: Point, image: Size): FocalPoint => ({
  ...area,
  x: within(x, 0, image.width),
  y: within(y, 0, image.height),
});

/** The box with these two corners. */
export function between(start: Point, end: Point, image: Size): FocalPoint {
  const [left = 0, right = 0] = [start.x, end.x].map((x) => within(x, 0, image.width)).sort((a, b) => a - b);
  const [top = 0, bottom = 0] = [start.y, end.y].map((y) => within(y, 0, image.height)).sort((a, b) => a - b);
  return {
    x: Math.round((left + right) / 2),
    y: Math.round((top + bottom) / 2),
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
  };
}

/** Where browsers crop: pages have tenths of width and height, as intarsia/rendering/resources/images.py rounds them. */
export const objectPosition = (area: FocalPoint | null, image: Size): string =>
  area
    ? `${10 * Math.round((10 * area.x) / image.width)}% ${10 * Math.round((10 * area.y) / image.height)}%`
    : "50% 50%";

import { type Point, type Size, within } from "../area/area";

/** A part of an image by its upper left corner, in pixels of the image as people see it. */
export type Box = Point & Size;
type Side = -1 | 0 | 1;
/** The sides of the frame that a handle moves, across and down: -1 for the first, 1 for the second. */
export type Handle = readonly [Side, Side];

export const whole = ({ width, height }: Size): Box => ({ x: 0, y: 0, width, height });

export const isWhole = (box: Box, image: Size) => box.width === image.width && box.height === image.height;

export const moved = (box: Box, by: Point, image: Size): Box => ({
  ...box,
  x: within(box.x + by.x, 0, image.width - box.width),
  y: within(box.y + by.y, 0, image.height - box.height),
});

/** The largest frame of this ratio around the center of another one. */
export function shaped(box: Box, ratio: number, image: Size): Box {
  const width = within(image.height * ratio, 1, image.width);
  const height = within(image.width / ratio, 1, image.height);
  const by = { x: (box.width - width) / 2, y: (box.height - height) / 2 };
  return moved({ ...box, width, height }, by, image);
}

/** With a ratio, the side that moves further decides. The opposite sides stay, or the center. */
export function resized(box: Box, [across, down]: Handle, by: Point, image: Size, ratio: number | null): Box {
  if (ratio === null) {
    const [x, width] = stretched(box.x, box.width, across, by.x, image.width);
    const [y, height] = stretched(box.y, box.height, down, by.y, image.height);
    return { x, y, width, height };
  }
  const wanted = Math.max(across && box.width + across * by.x, down && (box.height + down * by.y) * ratio);
  const room = Math.min(
    roomFor(box.x, box.width, across, image.width),
    roomFor(box.y, box.height, down, image.height) * ratio,
  );
  const width = within(wanted, 1, room);
  const height = within(width / ratio, 1, image.height);
  const start = {
    x: box.x + ((1 - across) / 2) * (box.width - width),
    y: box.y + ((1 - down) / 2) * (box.height - height),
  };
  return moved({ ...start, width, height }, { x: 0, y: 0 }, image);
}

/** Its width or height as a number says, as far as the image reaches. With a ratio, the other one follows. */
export function withSide(box: Box, side: "width" | "height", to: number, image: Size, ratio: number | null): Box {
  const isWidth = side === "width";
  const by = to - box[side];
  if (ratio === null) return resized(box, isWidth ? [1, 0] : [0, 1], { x: by, y: by }, image, ratio);
  return resized(box, [1, 1], isWidth ? { x: by, y: -box.height } : { x: -box.width, y: by }, image, ratio);
}

function stretched(start: number, length: number, side: Side, by: number, most: number): [number, number] {
  const end = start + length;
  const first = side < 0 ? within(start + by, 0, end - 1) : start;
  const last = side > 0 ? within(end + by, start + 1, most) : end;
  return [first, last - first];
}

function roomFor(start: number, length: number, side: Side, most: number): number {
  const [before, after] = [start + length, most - start];
  if (side < 0) return before;
  if (side > 0) return after;
  return Math.min(before + start, after + most - before);
}

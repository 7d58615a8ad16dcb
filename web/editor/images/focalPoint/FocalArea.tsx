import type { KeyboardEvent } from "react";
import { gettext } from "../../texts/gettext";
import { centered, type FocalPoint, movedTo, percent, type Size } from "./focalPoint";
import { useAreaPointer } from "./useAreaPointer";

type Props = {
  src: string;
  image: Size;
  value: FocalPoint | null;
  onChange: (value: FocalPoint) => void;
};

/** The image with the area on it: a click moves it, dragging outlines another one, and so do arrow keys. */
export function FocalArea({ src, image, value, onChange }: Props) {
  const area = value ?? centered(image);
  const x = percent(area.x, image.width);
  const y = percent(area.y, image.height);
  return (
    <div
      className="focal-image"
      style={{ aspectRatio: image.width / image.height, "--ratio": image.width / image.height } as object}
      {...useAreaPointer(area, image, onChange)}
    >
      <img src={src} alt="" draggable={false} />
      <span
        role="slider"
        ref={focus}
        tabIndex={0}
        className="focal-image__area"
        data-empty={!value || undefined}
        aria-label={gettext("Focal point")}
        aria-valuenow={x}
        aria-valuetext={gettext("{x} % from the left, {y} % from the top", { x, y })}
        style={{
          left: `${(100 * (area.x - area.width / 2)) / image.width}%`,
          top: `${(100 * (area.y - area.height / 2)) / image.height}%`,
          width: `${(100 * area.width) / image.width}%`,
          height: `${(100 * area.height) / image.height}%`,
        }}
        onKeyDown={(event) => {
          const next = movedByKey(event, area, image);
          if (!next) return;
          event.preventDefault();
          onChange(next);
        }}
      />
    </div>
  );
}

// It appears after the dialog, when the server has answered.
const focus = (area: HTMLElement | null) => area?.focus({ preventScroll: true });

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** By a hundredth of the image, with Shift by a tenth. */
function movedByKey({ key, shiftKey }: KeyboardEvent, area: FocalPoint, image: Size): FocalPoint | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [x, y] = arrow.map((step) => step / (shiftKey ? 10 : 100)) as [number, number];
  return movedTo(area, { x: area.x + x * image.width, y: area.y + y * image.height }, image);
}

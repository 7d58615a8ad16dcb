import type { KeyboardEvent } from "react";
import { gettext } from "../../texts/gettext";
import { percent, type Size, stepOf } from "../area/area";
import { useImagePointer } from "../area/useImagePointer";
import { between, centered, type FocalPoint, movedTo } from "./focalPoint";

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
  const pointer = useImagePointer(image, (held, slider) => ({
    onClick: (at) => onChange(movedTo(area, at, image)),
    onDrag: (start, end) =>
      onChange(
        held === slider
          ? movedTo(area, { x: area.x + end.x - start.x, y: area.y + end.y - start.y }, image)
          : between(start, end, image),
      ),
  }));
  return (
    <div
      className="area-image focal-image"
      style={{ aspectRatio: image.width / image.height, "--ratio": image.width / image.height } as object}
      {...pointer}
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

/** By a hundredth of the image, with Shift by a tenth. */
function movedByKey(event: KeyboardEvent, area: FocalPoint, image: Size): FocalPoint | null {
  const step = stepOf(event, event.shiftKey ? 0.1 : 0.01, image);
  return step ? movedTo(area, { x: area.x + step.x, y: area.y + step.y }, image) : null;
}

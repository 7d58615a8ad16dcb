import type { KeyboardEvent } from "react";
import type { ImageResource } from "../../../kit/resolve/resolve";
import { gettext } from "../../texts/gettext";
import { type Size, stepOf, within } from "../area/area";
import { useImagePointer } from "../area/useImagePointer";
import { type Box, type Handle, moved, resized, withSide } from "./crop";

type Props = {
  resource: ImageResource;
  image: Size;
  box: Box;
  ratio: number | null;
  /** The id of the text that explains the keys. */
  helpId: string;
  onChange: (box: Box) => void;
};

const SIDES = [-1, 0, 1] as const;
const HANDLES: readonly Handle[] = SIDES.flatMap((down) =>
  SIDES.filter((across) => across || down).map((across) => [across, down] as const),
);

/** The image with the frame on it: dragged, resized at its handles or by arrow keys, or outlined again next to it. */
export function CropFrame({ resource, image, box, ratio, helpId, onChange }: Props) {
  const pointer = useImagePointer(image, (held, slider) => {
    const handle = HANDLES[Number(held.dataset.handle ?? -1)];
    return {
      onDrag(start, end) {
        const by = { x: end.x - start.x, y: end.y - start.y };
        if (handle) return onChange(resized(box, handle, by, image, ratio));
        if (held === slider) return onChange(moved(box, by, image));
        const corner = { x: within(start.x, 1, image.width - 1), y: within(start.y, 1, image.height - 1) };
        onChange(resized({ ...corner, width: 0, height: 0 }, [by.x < 0 ? -1 : 1, by.y < 0 ? -1 : 1], by, image, ratio));
      },
    };
  });
  const place = {
    left: `${(100 * box.x) / image.width}%`,
    top: `${(100 * box.y) / image.height}%`,
    width: `${(100 * box.width) / image.width}%`,
    height: `${(100 * box.height) / image.height}%`,
  };
  return (
    <div
      className="area-image"
      style={{ aspectRatio: image.width / image.height, "--ratio": image.width / image.height } as object}
      {...pointer}
    >
      <img src={resource.src} srcSet={resource.srcset} sizes="600px" alt="" draggable={false} />
      <span className="crop-shade">
        <span style={place} />
      </span>
      <span
        role="slider"
        ref={focus}
        tabIndex={0}
        className="crop-frame"
        aria-label={gettext("Crop frame")}
        aria-describedby={helpId}
        aria-valuenow={box.x}
        aria-valuemax={image.width}
        aria-valuetext={gettext("{width} × {height} pixels, {x} from the left, {y} from the top", box)}
        style={place}
        onKeyDown={(event) => {
          const next = changedByKey(event, box, image, ratio);
          if (!next) return;
          event.preventDefault();
          onChange(next);
        }}
      >
        {HANDLES.map(([across, down], index) => (
          <span
            key={`${across} ${down}`}
            data-handle={index}
            style={{ "--across": across, "--down": down } as object}
          />
        ))}
      </span>
    </div>
  );
}

// It appears after the dialog, when the server has answered.
const focus = (frame: HTMLElement | null) => frame?.focus({ preventScroll: true });

/** Arrow keys move the frame by a hundredth of the image, with Shift its right or lower side. */
function changedByKey(event: KeyboardEvent, box: Box, image: Size, ratio: number | null): Box | undefined {
  const step = stepOf(event, 0.01, image);
  if (!step || !event.shiftKey) return step && moved(box, step, image);
  const side = step.x ? "width" : "height";
  return withSide(box, side, box[side] + step.x + step.y, image, ratio);
}

import { useId } from "react";
import { MeasureField } from "../../controls/fields/MeasureField";
import { Segmented } from "../../controls/fields/Segmented";
import { gettext } from "../../texts/gettext";
import type { Size } from "../area/area";
import { type Box, moved, withSide } from "./crop";

/** Empty for a free frame. */
export const RATIOS = ["", "original", "1:1", "4:3", "3:2", "16:9", "3:4"] as const;
export type Ratio = (typeof RATIOS)[number];

export function ratioOf(name: Ratio, image: Size): number | null {
  if (!name) return null;
  const [width = 1, height = 1] = name === "original" ? [image.width, image.height] : name.split(":").map(Number);
  return width / height;
}

export const RatioField = ({ value, onChange }: { value: Ratio; onChange: (value: Ratio) => void }) => (
  <Segmented
    label={gettext("Aspect ratio")}
    options={RATIOS.map((name) => ({
      value: name,
      label: name === "original" ? gettext("Original") : name || gettext("Free"),
    }))}
    value={value}
    onChange={(name) => onChange(name as Ratio)}
  />
);

type Props = { image: Size; box: Box; ratio: number | null; onChange: (box: Box) => void };

/** The frame in numbers: pixels, or a percentage of the image. */
export function BoxFields({ image, box, ratio, onChange }: Props) {
  const id = useId();

  function change(name: keyof Box, size: number) {
    if (name === "width" || name === "height") return onChange(withSide(box, name, size, image, ratio));
    onChange(moved(box, { x: 0, y: 0, [name]: size - box[name] }, image));
  }

  const labels = { x: "X", y: "Y", width: gettext("Width"), height: gettext("Height") };
  return (
    <div className="crop-fields">
      {(["x", "y", "width", "height"] as const).map((name) => (
        <label key={name} htmlFor={id + name}>
          {labels[name]}
          <MeasureField
            id={id + name}
            value={`${box[name]}px`}
            unit="px"
            units={["px", "%"]}
            min={0}
            onChange={(next) => {
              if (typeof next !== "object" || !next) return;
              const all = name === "x" || name === "width" ? image.width : image.height;
              change(name, next.unit === "%" ? (next.size / 100) * all : next.size);
            }}
          />
        </label>
      ))}
    </div>
  );
}

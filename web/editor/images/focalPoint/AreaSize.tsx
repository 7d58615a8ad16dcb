import { gettext } from "../../texts/gettext";
import { percent, type Size } from "../area/area";
import type { FocalPoint } from "./focalPoint";

type Props = { image: Size; value: FocalPoint; onChange: (value: FocalPoint) => void };

/** Width and height of the area, in percent of the image. */
export const AreaSize = ({ image, value, onChange }: Props) => (
  <div className="focal-size">
    {(["width", "height"] as const).map((side) => (
      <label key={side}>
        {side === "width" ? gettext("Width") : gettext("Height")}
        <input
          type="range"
          className="slider__range"
          min={1}
          max={100}
          value={percent(value[side], image[side])}
          aria-valuetext={`${percent(value[side], image[side])} %`}
          onChange={({ target }) =>
            onChange({ ...value, [side]: Math.max(1, Math.round((target.valueAsNumber / 100) * image[side])) })
          }
        />
      </label>
    ))}
  </div>
);

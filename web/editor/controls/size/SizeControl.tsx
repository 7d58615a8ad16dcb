import type { Size, SizeSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

export const SizeControl = ({
  id,
  setting,
  value,
  onChange,
  inherited,
  isDisabled,
}: ControlProps<Size, SizeSetting>) => (
  <span className="size-control">
    <input
      id={id}
      type="number"
      className="input input--number"
      value={value?.size ?? ""}
      placeholder={inherited ? String(inherited.size) : undefined}
      disabled={isDisabled}
      onChange={(event) =>
        onChange({
          unit: value?.unit ?? setting.units[0] ?? "px",
          size: event.target.value === "" ? "" : event.target.valueAsNumber,
        })
      }
    />
    <select
      className="input"
      aria-label="Unit"
      value={value?.unit ?? setting.units[0]}
      disabled={isDisabled}
      onChange={(event) => onChange({ size: value?.size ?? "", unit: event.target.value })}
    >
      {setting.units.map((unit) => (
        <option key={unit}>{unit}</option>
      ))}
    </select>
  </span>
);

import type { Size, SizeSetting } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { MeasureField } from "../fields/MeasureField";
import { parseMeasure } from "../fields/measure";

/** `24`, `24px` or arithmetic; the unit can be typed or chosen. */
export function SizeControl({ id, setting, value, onChange, inherited, isDisabled }: ControlProps<Size, SizeSetting>) {
  const unit = value?.unit || inherited?.unit || setting.units[0] || "px";
  const isEmpty = value?.size === "" || value?.size === undefined;
  return (
    <span className="size-control">
      <MeasureField
        id={id}
        value={isEmpty ? "" : String(value.size)}
        placeholder={inherited && inherited.size !== "" ? `${inherited.size}` : undefined}
        unit={unit}
        units={setting.units}
        min={setting.min}
        max={setting.max}
        step={unit === "rem" || unit === "em" ? 0.1 : 1}
        isDisabled={isDisabled}
        onChange={(next) => onChange(next && typeof next === "object" ? next : { size: "", unit })}
      />
      <select
        className="input"
        aria-label={gettext("Unit of {label}", { label: setting.label })}
        value={unit}
        disabled={isDisabled || setting.units.length < 2}
        onChange={(event) =>
          onChange({ size: isEmpty ? "" : (parseMeasure(String(value.size))?.size ?? ""), unit: event.target.value })
        }
      >
        {setting.units.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  );
}

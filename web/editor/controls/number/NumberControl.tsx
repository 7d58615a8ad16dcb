import type { NumberSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

export const NumberControl = ({
  id,
  setting,
  value,
  onChange,
  inherited,
  isDisabled,
}: ControlProps<number | "", NumberSetting>) => (
  <input
    id={id}
    type="number"
    className="input input--number"
    value={value ?? ""}
    placeholder={inherited === undefined ? undefined : String(inherited)}
    min={setting.min}
    max={setting.max}
    step={setting.step}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.value === "" ? "" : event.target.valueAsNumber)}
  />
);

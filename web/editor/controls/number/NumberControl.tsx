import type { NumberSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";
import { MeasureField } from "../fields/MeasureField";

type Props = ControlProps<number | "", NumberSetting>;

export const NumberControl = ({ id, setting, value, onChange, inherited, isDisabled }: Props) => (
  <span className="number-control">
    <MeasureField
      id={id}
      value={value === undefined || value === null ? "" : String(value)}
      placeholder={inherited === undefined ? undefined : String(inherited)}
      min={setting.min}
      max={setting.max}
      step={setting.step}
      units={[""]}
      isDisabled={isDisabled}
      onChange={(next) => onChange(typeof next === "object" && next ? next.size : "")}
    />
    {setting.unit && <span className="number-control__unit">{setting.unit}</span>}
  </span>
);

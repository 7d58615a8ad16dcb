import type { Switch, SwitchSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

export const SwitchControl = ({ id, value, onChange, isDisabled }: ControlProps<Switch, SwitchSetting>) => (
  <input
    id={id}
    type="checkbox"
    role="switch"
    className="switch"
    aria-checked={value === "yes"}
    checked={value === "yes"}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.checked ? "yes" : "")}
  />
);

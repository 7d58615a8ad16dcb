import type { ColourSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

export const ColourControl = ({ id, value, onChange, inherited, isDisabled }: ControlProps<string, ColourSetting>) => (
  <input
    id={id}
    type="text"
    className="input"
    value={value ?? ""}
    placeholder={inherited}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.value)}
  />
);

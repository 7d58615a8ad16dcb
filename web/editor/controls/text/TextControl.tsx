import type { TextSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

export const TextControl = ({
  id,
  setting,
  value,
  onChange,
  inherited,
  isDisabled,
}: ControlProps<string, TextSetting>) => (
  <input
    id={id}
    type="text"
    className="input"
    value={value ?? ""}
    placeholder={inherited || setting.placeholder}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.value)}
  />
);

import type { TextSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

/** A day or a time of day is chosen with the browser's own picker, in the notation that owners are used to. */
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
    type={setting.notation ?? "text"}
    className="input"
    value={value ?? ""}
    placeholder={inherited || setting.placeholder}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.value)}
  />
);

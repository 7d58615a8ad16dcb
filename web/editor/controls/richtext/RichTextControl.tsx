import type { RichTextSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

export const RichTextControl = ({ id, value, onChange, isDisabled }: ControlProps<string, RichTextSetting>) => (
  <textarea
    id={id}
    className="input input--area"
    rows={8}
    value={value ?? ""}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.value)}
  />
);

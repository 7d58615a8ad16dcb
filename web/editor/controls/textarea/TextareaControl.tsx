import type { TextareaSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

export const TextareaControl = ({ id, value, onChange, isDisabled }: ControlProps<string, TextareaSetting>) => (
  <textarea
    id={id}
    className="input input--area"
    rows={4}
    value={value ?? ""}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.value)}
  />
);

import type { DateTimeSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

/** The browser's own date and time picker. An incomplete value is empty, so it is not stored. */
export const DateTimeControl = ({ id, value, onChange, isDisabled }: ControlProps<string, DateTimeSetting>) => (
  <input
    id={id}
    type="datetime-local"
    className="input"
    value={value ?? ""}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.value)}
  />
);

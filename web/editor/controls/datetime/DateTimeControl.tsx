import type { DateTimeSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

/** The browser's own calendar and clock. What is half typed is nothing yet, so it does not reach the document. */
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

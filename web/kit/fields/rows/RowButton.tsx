import type { ButtonHTMLAttributes } from "react";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What the server does with the rows of a field: `add 7`, `remove 7[0]`. */
  command: string;
  /** Where the form is sent to. The answer scrolls to this field. */
  action: string | undefined;
};

/** Adds or removes a row: the script of the field does it, or the server. */
export const RowButton = ({ command, action, className = "", ...button }: Props) => (
  <button
    {...button}
    className={`row-button ${className}`}
    type="submit"
    name="gform_row"
    value={command}
    formAction={action}
  />
);

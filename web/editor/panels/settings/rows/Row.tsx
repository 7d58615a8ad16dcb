import type { ReactNode } from "react";
import { DeviceMark } from "./DeviceMark";

type Props = {
  /** The id of the control's input. */
  id: string;
  label: string;
  /** The name of the setting. */
  name?: string;
  help?: string;
  /** Whether the control needs the width of the panel. */
  isTall?: boolean;
  /** For values per device: whether the chosen device has its own value, and how to remove it. */
  onDevice?: { hasOwnValue: boolean; onReset?: () => void };
  /** A button next to the label. */
  action?: ReactNode;
  children: ReactNode;
};

/**
 * Label left, control right. The device mark is next to the label, so that a click on one does not activate the other.
 */
export const Row = ({ id, label, name, help, isTall, onDevice, action, children }: Props) => (
  <div className={isTall ? "setting setting--tall" : "setting"} data-setting={name}>
    <div className="setting__label">
      <label htmlFor={id}>{label}</label>
      {onDevice && <DeviceMark label={label} {...onDevice} />}
      {action}
    </div>
    <div className="setting__control">
      {children}
      {help && <p className="setting__help">{help}</p>}
    </div>
  </div>
);

import type { ReactNode } from "react";
import { DeviceMark } from "./DeviceMark";

type Props = {
  /** The id of the control's input. */
  id: string;
  label: string;
  help?: string;
  /** The control takes the width of the panel. */
  isTall?: boolean;
  /** Of a value per device: whether the chosen one has its own, and how that is given up. */
  onDevice?: { hasOwnValue: boolean; onReset?: () => void };
  children: ReactNode;
};

/** Label left, control right. The mark stands beside the label, not in it: pressing one must not press the other. */
export const Row = ({ id, label, help, isTall, onDevice, children }: Props) => (
  <div className={isTall ? "setting setting--tall" : "setting"}>
    <div className="setting__label">
      <label htmlFor={id}>{label}</label>
      {onDevice && <DeviceMark label={label} {...onDevice} />}
    </div>
    <div className="setting__control">
      {children}
      {help && <p className="setting__help">{help}</p>}
    </div>
  </div>
);

import type { ReactNode } from "react";

type Props = {
  /** The id of the control's input. */
  id: string;
  label: string;
  help?: string;
  /** The control takes the width of the panel. */
  isTall?: boolean;
  mark?: ReactNode;
  children: ReactNode;
};

/** Label left, control right. The mark stands beside the label, not in it: pressing one must not press the other. */
export const Row = ({ id, label, help, isTall, mark, children }: Props) => (
  <div className={isTall ? "setting setting--tall" : "setting"}>
    <div className="setting__label">
      <label htmlFor={id}>{label}</label>
      {mark}
    </div>
    <div className="setting__control">
      {children}
      {help && <p className="setting__help">{help}</p>}
    </div>
  </div>
);

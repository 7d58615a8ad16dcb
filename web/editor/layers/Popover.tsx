import type { ReactNode, RefObject } from "react";
import { FirstFocus } from "./FirstFocus";
import { Layer } from "./Layer";

type Props = {
  id: string;
  label: string;
  /** The button that opened it. The popover appears below it and returns focus to it. */
  origin: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A non-modal popover for the larger part of a control. Escape, Tab past its end, or a press outside closes it. The
 * element with `data-first` gets focus first.
 */
export const Popover = ({ id, label, origin, onClose, children }: Props) => (
  <Layer className="popover" origin={origin.current} onClose={onClose}>
    {() => (
      // Not the library's dialog, which would hold the focus.
      <div id={id} role="dialog" aria-label={label} tabIndex={-1}>
        <FirstFocus />
        {children}
      </div>
    )}
  </Layer>
);

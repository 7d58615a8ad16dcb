import { type ReactNode, useRef } from "react";
import { Popover } from "react-aria-components/Popover";
import { InAdminLanguage, layerRoot } from "./layerRoot";
import { useOutsidePress } from "./useOutsidePress";

export type Point = { x: number; y: number };

type Props = {
  className: string;
  /** Gets focus afterwards. The layer appears next to it, unless a point is given. */
  origin: HTMLElement | null;
  /** In pixels of the screen. */
  at?: Point;
  onClose: () => void;
  /** `leave` closes the layer and returns focus. */
  children: (leave: () => void) => ReactNode;
};

/** A layer over the editor, which stays in use: a press outside closes the layer and does what it always does. */
export function Layer({ className, origin, at, onClose, children }: Props) {
  const layer = useRef<HTMLElement>(null);
  // A point has no element, and the origin may be in the document of the canvas.
  const anchor = useRef(at ? document.body : origin);
  const isClosed = useRef(false);
  // The button of a popover closes it itself.
  useOutsidePress(layer, at ? null : origin, close);

  function close() {
    // Focus that leaves closes the layer, too.
    if (!isClosed.current) onClose();
    isClosed.current = true;
  }
  function leave() {
    close();
    origin?.focus({ preventScroll: true });
  }
  function onOpenChange() {
    if (layer.current?.contains(document.activeElement)) leave();
    else close();
  }

  return (
    <InAdminLanguage>
      <Popover
        ref={layer}
        isOpen
        isNonModal
        className={className}
        data-layer
        triggerRef={anchor}
        getTargetRect={at && (() => new DOMRect(at.x, at.y, 0, 0))}
        placement={at ? "bottom start" : "bottom end"}
        offset={at ? 0 : 4}
        containerPadding={8}
        style={{ zIndex: 20 }}
        onOpenChange={onOpenChange}
        UNSTABLE_portalContainer={layerRoot()}
      >
        {children(leave)}
      </Popover>
    </InAdminLanguage>
  );
}

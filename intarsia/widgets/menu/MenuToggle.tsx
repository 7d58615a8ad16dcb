import type { ReactNode } from "react";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { close, menu } from "../../../web/kit/parts/icons/icons";

type Props = {
  /** The id of the panel that it opens. */
  id: string;
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/** The menu toggle. It opens a panel over the page, which has its own close button. */
export function MenuToggle({ id, label, closeLabel, children }: Props) {
  return (
    <>
      <button type="button" className="menu__toggle" popoverTarget={id} aria-label={label}>
        <Glyph path={menu} />
      </button>
      <div id={id} className="menu__panel" popover="auto">
        <button
          type="button"
          className="menu__toggle menu__close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Glyph path={close} />
        </button>
        {children}
      </div>
    </>
  );
}

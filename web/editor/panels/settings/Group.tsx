import type { ReactNode } from "react";
import { useRemembered } from "../../remembered";

type Props = { label: string; isOpenAtFirst?: boolean; children: ReactNode };

/** A section of a panel that opens in place, and next time is as it was left. */
export function Group({ label, isOpenAtFirst = true, children }: Props) {
  const [isOpen, setIsOpen] = useRemembered(`group:${label}`, isOpenAtFirst);
  return (
    <details className="group" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && <div className="group__rows">{children}</div>}
    </details>
  );
}

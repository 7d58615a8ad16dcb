import type { ReactNode } from "react";
import { useStoredState } from "../../useStoredState";

type Props = {
  label: string;
  isOpenAtFirst?: boolean;
  isAlwaysOpen?: boolean;
  /** Open whatever the browser remembers, as for the results of a search. */
  isForcedOpen?: boolean;
  children: ReactNode;
};

/** A section of a panel that opens in place. The browser remembers whether it is open. */
export function Group({ label, isOpenAtFirst = true, isAlwaysOpen = false, isForcedOpen = false, children }: Props) {
  const [isStoredOpen, setIsOpen] = useStoredState(`group:${label}`, isOpenAtFirst);
  const isOpen = isStoredOpen || isForcedOpen;
  if (isAlwaysOpen) return <div className="group__rows">{children}</div>;
  return (
    <details className="group" open={isOpen} onToggle={(event) => !isForcedOpen && setIsOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && <div className="group__rows">{children}</div>}
    </details>
  );
}

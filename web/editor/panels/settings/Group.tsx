import type { ReactNode } from "react";

/** A section of a panel that opens in place. */
export const Group = ({ label, isOpen = true, children }: { label: string; isOpen?: boolean; children: ReactNode }) => (
  <details className="group" open={isOpen}>
    <summary>{label}</summary>
    <div className="group__rows">{children}</div>
  </details>
);

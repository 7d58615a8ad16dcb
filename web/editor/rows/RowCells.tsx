import type { RowPreset } from "./rowPresets";
import "./rows.css";

/** The shape of a row. */
export const RowCells = ({ cell, widths }: Pick<RowPreset, "cell" | "widths">) => (
  <span className={`row-preset__cells row-preset__cells--${cell}`} aria-hidden>
    {widths.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      <span key={index} style={{ flexGrow: width }} />
    ))}
  </span>
);

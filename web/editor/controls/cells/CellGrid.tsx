import { type ClipboardEvent, type KeyboardEvent, memo, type RefObject } from "react";
import type { Cells } from "../../../kit/cells/readCells";
import { cellLabel } from "../../commands/editableText";
import { ngettext } from "../../texts/gettext";
import { type Cell, withBlock } from "./cellCommands";
import { nextCell, shapeFor } from "./cellKeys";
import { pastedCells } from "./pastedCells";
import { addRow } from "./shapes";
import type { CellActions } from "./useCells";

type Props = {
  id: string;
  label: string;
  cells: Cells;
  active: Cell;
  table: RefObject<HTMLTableElement | null>;
  isDisabled: boolean;
} & Pick<CellActions, "isRtl" | "type" | "reshape" | "goTo" | "setActive">;

/** One input per cell, with the keys of a spreadsheet. A copied block of cells is pasted into cells. */
export function CellGrid({ id, label, cells, active, table, isDisabled, type, ...actions }: Props) {
  const { reshape, setActive } = actions;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => handleKey(event, { cells, active, ...actions });

  function onPaste(event: ClipboardEvent) {
    const { clipboardData } = event;
    const block = isDisabled
      ? null
      : pastedCells(clipboardData.getData("text/plain"), clipboardData.getData("text/html"));
    if (!block) return;
    event.preventDefault();
    reshape(withBlock(cells, active, block), ngettext("{count} row pasted.", "{count} rows pasted.", block.length));
  }

  return (
    <div className="cells__scroll">
      <table ref={table} className="cells__grid" aria-label={label} onKeyDown={onKeyDown} onPaste={onPaste}>
        <tbody>
          {cells.map((row, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and inputs no state
              key={index}
              id={index === 0 ? id : undefined}
              cells={row}
              row={index}
              activeColumn={active.row === index ? active.column : -1}
              isDisabled={isDisabled}
              type={type}
              setActive={setActive}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type KeyContext = Pick<Props, "cells" | "active" | "isRtl" | "reshape" | "goTo">;

function handleKey(event: KeyboardEvent<HTMLElement>, { cells, active, isRtl, reshape, goTo }: KeyContext) {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  // A way out of a long table.
  if (event.key === "Escape") {
    event.stopPropagation();
    return event.currentTarget.closest(".cells")?.querySelector("button")?.focus();
  }
  const shape = shapeFor(event, input, cells, active, isRtl);
  if (shape !== undefined) {
    event.preventDefault();
    if (shape && reshape(shape.cells, shape.announcement)) goTo(shape.active, { isSelected: true });
    return;
  }
  const next = nextCell(event, input, active, isRtl);
  const isThere = next && cells[next.row]?.[next.column] !== undefined;
  // Enter would send a form.
  if (isThere || event.key === "Enter") event.preventDefault();
  // As after Tab, what is typed next replaces the text.
  if (isThere) return goTo(next, { isSelected: event.key === "Enter" });
  if (!next || event.key !== "Enter" || event.shiftKey) return;
  const added = addRow(cells, active);
  if (reshape(added.cells, added.announcement)) goTo(added.active);
}

type RowProps = {
  id: string | undefined;
  cells: readonly string[];
  row: number;
  activeColumn: number;
  isDisabled: boolean;
} & Pick<CellActions, "type" | "setActive">;

const Row = memo(function Row({ id, cells, row, activeColumn, isDisabled, type, setActive }: RowProps) {
  return (
    <tr>
      <td className="cells__number" aria-hidden>
        {row + 1}
      </td>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id, and inputs no state
        <td key={column}>
          <input
            id={column === 0 ? id : undefined}
            data-cell={`${row},${column}`}
            data-active={activeColumn === column || undefined}
            aria-label={cellLabel(row, column)}
            dir="auto"
            value={cell}
            disabled={isDisabled}
            onChange={(event) => type({ row, column }, event.target.value)}
            onFocus={() => setActive({ row, column })}
          />
        </td>
      ))}
    </tr>
  );
});

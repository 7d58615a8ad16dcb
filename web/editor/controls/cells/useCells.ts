import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { type Cells, readCells } from "../../../kit/cells/readCells";
import { writeCells } from "../../../kit/cells/writeCells";
import type { Cell } from "./cellCommands";
import * as commands from "./cellCommands";

/** What an empty table begins with. It is stored when something is typed. */
const EMPTY: Cells = [
  ["", ""],
  ["", ""],
];

export type Axis = "row" | "column";
export type CellActions = ReturnType<typeof useCells>;

/** The cells of a stored text and what changes them. `active` is the cell that has, or had, the focus. */
export function useCells(value: string, onChange: (value: string, part?: string) => void) {
  const [fault, setFault] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const table = useRef<HTMLTableElement>(null);
  const { lastActive, setActive, goTo } = useCellFocus(table);
  const { cells, latest, store } = useStoredCells(value, onChange);
  const active = nearestCell(cells, lastActive);

  const type = useCallback(
    (cell: Cell, text: string) => {
      setFault("");
      store(commands.withText(latest.current.cells, cell, text), `${cell.row},${cell.column}`);
    },
    [store, latest],
  );

  /** Changes the shape of the table, unless it gets too large. Returns whether it did. */
  const reshape = useCallback(
    (next: Cells, done: string): boolean => {
      const tooLarge = commands.sizeFault(next);
      setFault(tooLarge ?? "");
      if (tooLarge) return false;
      store(next);
      setAnnouncement(done);
      return true;
    },
    [store],
  );

  return { cells, active, fault, announcement, table, isRtl: useIsRtl(table), type, reshape, goTo, setActive };
}

/** The cells of the stored text, and a function that stores others: as a step of its own for Undo, or as one `part`. */
function useStoredCells(value: string, onChange: (value: string, part?: string) => void) {
  const [typed, setTyped] = useState({ value: "", cells: EMPTY });
  // White space at the end of a cell is not stored, but must not vanish while someone types.
  const stored = readCells(value);
  const cells = typed.value === value ? typed.cells : stored.length > 0 ? stored : EMPTY;
  const latest = useRef({ cells, onChange });
  latest.current = { cells, onChange };

  const store = useCallback((next: Cells, part?: string) => {
    const text = writeCells(next);
    setTyped({ value: text, cells: next });
    latest.current.onChange(text, part ?? text);
  }, []);

  return { cells, latest, store };
}

/** The same cell, or the nearest one if the table has become smaller. */
const nearestCell = (cells: Cells, { row, column }: Cell): Cell => ({
  row: Math.min(row, cells.length - 1),
  column: Math.min(column, commands.widthOf(cells) - 1),
});

/** The cell that last had the focus. `goTo` focuses a cell, also one that the next render creates. */
function useCellFocus(table: RefObject<HTMLTableElement | null>) {
  const [lastActive, setActive] = useState<Cell>({ row: 0, column: 0 });
  const focusLater = useRef<(Cell & { isSelected?: boolean | undefined }) | null>(null);

  useLayoutEffect(() => {
    const cell = focusLater.current;
    focusLater.current = null;
    if (!cell) return;
    const input = inputAt(table.current, cell);
    input?.focus();
    if (cell.isSelected) input?.select();
  });

  const goTo = useCallback(
    (cell: Cell, { isSelected }: { isSelected?: boolean } = {}) => {
      setActive(cell);
      const input = inputAt(table.current, cell);
      // The text is selected once it is in its new cell.
      if (input && !isSelected) input.focus();
      else focusLater.current = { ...cell, isSelected };
    },
    [table],
  );

  return { lastActive, setActive, goTo };
}

function useIsRtl(element: RefObject<HTMLElement | null>): boolean {
  const [isRtl, setIsRtl] = useState(false);
  useLayoutEffect(() => {
    if (element.current) setIsRtl(getComputedStyle(element.current).direction === "rtl");
  }, [element]);
  return isRtl;
}

export const inputAt = (table: HTMLElement | null, { row, column }: Cell) =>
  table?.querySelector<HTMLInputElement>(`[data-cell="${row},${column}"]`);

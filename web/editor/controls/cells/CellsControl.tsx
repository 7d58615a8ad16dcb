import { useState } from "react";
import { readCells } from "../../../kit/cells/readCells";
import type { TextareaSetting } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { CellGrid } from "./CellGrid";
import { CellTools } from "./CellTools";
import { MOST_COLUMNS, MOST_ROWS, sizeFault, sizeText } from "./cellCommands";
import { useCells } from "./useCells";

type Props = ControlProps<string, TextareaSetting>;

/** A table, edited by cell. Its cells are stored as lines of text. */
export function CellsControl(props: Props) {
  // Deleting a line must not replace the input in which someone types.
  const [isTextFocused, setIsTextFocused] = useState(false);
  const isLarge = isTextFocused || sizeFault(readCells(props.value ?? ""));
  return isLarge ? <LargeTable {...props} onFocusChange={setIsTextFocused} /> : <SmallTable {...props} />;
}

function SmallTable({ id, setting, value, onChange, isDisabled = false }: Props) {
  const { cells, active, fault, announcement, table, ...actions } = useCells(value ?? "", onChange);
  return (
    <div className="cells">
      <CellTools cells={cells} active={active} isDisabled={isDisabled} {...actions} />
      <CellGrid
        id={id}
        label={setting.label}
        cells={cells}
        active={active}
        table={table}
        isDisabled={isDisabled}
        {...actions}
      />
      {fault && (
        <p className="input__fault" role="alert">
          {fault}
        </p>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}

type LargeTableProps = Props & { onFocusChange: (isFocused: boolean) => void };

const LargeTable = ({ id, value, onChange, isDisabled, onFocusChange }: LargeTableProps) => (
  <>
    <textarea
      id={id}
      className="input input--area"
      rows={8}
      value={value}
      disabled={isDisabled}
      aria-describedby={`${id}-large`}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => onFocusChange(true)}
      // It stays the active element while another window has the focus.
      onBlur={(event) => onFocusChange(event.target === document.activeElement)}
    />
    <p id={`${id}-large`} className="setting__help">
      {gettext(
        "This table has {size}. Tables of up to {rows} rows and {columns} columns are edited by cell. Here, each line is a row, with | between cells.",
        { size: sizeText(readCells(value)), rows: MOST_ROWS, columns: MOST_COLUMNS },
      )}
    </p>
  </>
);

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon, Plus, Trash2 } from "lucide-react";
import type { Cells } from "../../../kit/cells/readCells";
import { displayKeys, isMac, type Keys } from "../../actions/keys";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";
import type { Cell } from "./cellCommands";
import { addColumn, addRow, moveColumn, moveRow, removeColumn, removeRow, type Shape } from "./shapes";
import type { CellActions } from "./useCells";

type Props = { cells: Cells; active: Cell; isDisabled: boolean } & Pick<CellActions, "isRtl" | "reshape" | "setActive">;
type Tool = { label: string; keys?: Keys; Icon: LucideIcon; run: (cells: Cells, active: Cell) => Shape | null };

const ROW_TOOLS: readonly Tool[] = [
  { label: gettext("Add row below"), Icon: Plus, run: addRow },
  {
    label: gettext("Move row up"),
    keys: "Alt+ArrowUp",
    Icon: ArrowUp,
    run: (cells, active) => moveRow(cells, active, -1),
  },
  {
    label: gettext("Move row down"),
    keys: "Alt+ArrowDown",
    Icon: ArrowDown,
    run: (cells, active) => moveRow(cells, active, 1),
  },
  { label: gettext("Delete row"), Icon: Trash2, run: removeRow },
];

const MOVE_LEFT = { label: gettext("Move column left"), keys: "Alt+ArrowLeft", Icon: ArrowLeft };
const MOVE_RIGHT = { label: gettext("Move column right"), keys: "Alt+ArrowRight", Icon: ArrowRight };

/** In the order of the columns on the screen. */
const columnTools = (isRtl: boolean): readonly Tool[] => [
  { label: gettext("Add column after"), Icon: Plus, run: addColumn },
  { ...(isRtl ? MOVE_RIGHT : MOVE_LEFT), run: (cells, active) => moveColumn(cells, active, -1) },
  { ...(isRtl ? MOVE_LEFT : MOVE_RIGHT), run: (cells, active) => moveColumn(cells, active, 1) },
  { label: gettext("Delete column"), Icon: Trash2, run: removeColumn },
];

const tooltip = (label: string, keys: Keys) =>
  isMac()
    ? gettext("{label} ({keys} while the text is selected)", { label, keys: displayKeys(keys) })
    : `${label} (${displayKeys(keys)})`;

/** Buttons for the row and the column of the active cell. */
export const CellTools = ({ active, isRtl, ...rest }: Props) => (
  <div className="cells__tools">
    <Group title={gettext("Row {number}", { number: active.row + 1 })} tools={ROW_TOOLS} active={active} {...rest} />
    <Group
      title={gettext("Column {number}", { number: active.column + 1 })}
      tools={columnTools(isRtl)}
      active={active}
      {...rest}
    />
  </div>
);

function Group({
  title,
  tools,
  cells,
  active,
  isDisabled,
  reshape,
  setActive,
}: Omit<Props, "isRtl"> & { title: string; tools: readonly Tool[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="cells__group" role="group" aria-label={title}>
      <span aria-hidden>{title}</span>
      {tools.map(({ label, keys, Icon, run }) => {
        const shape = isDisabled ? null : run(cells, active);
        return (
          <IconButton
            key={label}
            label={label}
            title={keys ? tooltip(label, keys) : label}
            Icon={Icon}
            isSmall
            aria-keyshortcuts={keys}
            // Not `disabled`, so that the focus stays where a row reached the end.
            aria-disabled={shape === null}
            onClick={() => shape && reshape(shape.cells, shape.announcement) && setActive(shape.active)}
          />
        );
      })}
    </div>
  );
}

import { useEditorContext } from "../EditorContext";
import type { Insertable } from "../insertables/insertables";
import { useDragHint } from "../insertables/useDragHint";
import { gettext } from "../texts/gettext";
import { RowCells } from "./RowCells";
import "./rows.css";

type Props = { found: readonly Insertable[]; onInsert: (row: Insertable) => void };

/** Rows of cells with one height, in the list of widgets. */
export function Rows({ found, onInsert }: Props) {
  const { boot } = useEditorContext();
  const dragHint = useDragHint();
  const rows = found.filter((one) => one.kind === "row");
  if (rows.length === 0) return null;
  return (
    <section className="widget-category" aria-label={gettext("Rows")}>
      <h3>{gettext("Rows")}</h3>
      <div className="row-presets">
        {rows.map((row) => (
          <button
            key={row.id}
            type="button"
            className="row-preset"
            data-tile
            tabIndex={-1}
            aria-disabled={boot.locked}
            onClick={() => onInsert(row)}
            {...dragHint}
          >
            <RowCells {...row.preset} />
            {row.label}
          </button>
        ))}
      </div>
    </section>
  );
}

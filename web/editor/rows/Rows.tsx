import { useEditorContext } from "../EditorContext";
import { type Insert, type Insertable, placedTypes } from "../insertables/insertables";
import { useTileButton } from "../panels/widgets/useTileButton";
import { DraggableGroup, WidgetSource } from "../puckAdapter";
import { gettext } from "../texts/gettext";
import { RowCells } from "./RowCells";
import "./rows.css";

type Row = Extract<Insertable, { kind: "row" }>;
type Props = { found: readonly Insertable[]; onInsert: Insert };

/** Rows of cells with one height, in the list of widgets. */
export function Rows({ found, onInsert }: Props) {
  const { boot } = useEditorContext();
  const rows = found.filter((one) => one.kind === "row");
  if (rows.length === 0) return null;
  const pick = (id: string) => {
    const picked = rows.find((row) => row.id === id);
    if (picked) onInsert(picked);
  };
  return (
    <section className="widget-category" aria-label={gettext("Rows")}>
      <h3>{gettext("Rows")}</h3>
      <WidgetSource onPick={pick}>
        <div className="row-presets">
          {rows.map((row) => (
            <DraggableGroup
              key={row.id}
              id={row.id}
              types={placedTypes(row)}
              isDisabled={boot.locked}
              onDrop={(place) => onInsert(row, place)}
            >
              <RowTile row={row} />
            </DraggableGroup>
          ))}
        </div>
      </WidgetSource>
    </section>
  );
}

function RowTile({ row: { id, label, preset } }: { row: Row }) {
  const { boot } = useEditorContext();
  const tile = useTileButton({ label, title: "", isDisabled: boot.locked });
  return (
    <div ref={tile} className="row-preset" data-insertable={id}>
      <RowCells {...preset} />
      {label}
    </div>
  );
}

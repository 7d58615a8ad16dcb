import { notAllowedText } from "../allowedWidgets";
import { useScreen } from "../chrome/ScreenContext";
import { positionForNew } from "../commands/slots";
import { useEditorContext } from "../EditorContext";
import { matchesQuery } from "../matchesQuery";
import { useEditing } from "../puckAdapter";
import { ROW_PRESETS, type RowPreset, rowFrom, widgetsOf } from "./rowPresets";
import "./rows.css";

/** Rows of cells with one height, in the list of widgets. `query` filters them. */
export function Rows({ query }: { query: string }) {
  const { boot, mayAdd, schemaOf } = useEditorContext();
  const editing = useEditing();
  const screen = useScreen();
  const found = ROW_PRESETS.filter(
    (preset) => widgetsOf(preset).every(mayAdd) && matchesQuery(query, [preset.title, ...preset.keywords]),
  );
  if (found.length === 0) return null;

  function add(preset: RowPreset) {
    const row = boot.locked ? null : rowFrom(preset, schemaOf);
    if (!row) return;
    const refusal = notAllowedText([row], mayAdd, schemaOf);
    if (refusal) return screen.announce(refusal);
    const target = positionForNew(editing.document(), editing.selectedId(), schemaOf, row.type);
    editing.position(row, target, `Add ${preset.title.toLowerCase()}`);
    screen.showCanvas();
  }

  return (
    <section className="widget-category" aria-label="Rows">
      <h3>Rows</h3>
      <div className="row-presets">
        {found.map((preset) => (
          <button
            key={preset.title}
            type="button"
            className="row-preset"
            data-tile
            tabIndex={-1}
            aria-disabled={boot.locked}
            onClick={() => add(preset)}
          >
            <span className={`row-preset__cells row-preset__cells--${preset.cell}`} aria-hidden>
              {preset.widths.map((width, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
                <span key={index} style={{ flexGrow: width }} />
              ))}
            </span>
            {preset.title}
          </button>
        ))}
      </div>
    </section>
  );
}

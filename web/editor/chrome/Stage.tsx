import { Copy, CornerLeftUp, Trash2 } from "lucide-react";
import { useEditorContext } from "../EditorContext";
import { duplicate, remove } from "../commands/commands";
import { newId } from "../commands/newIds";
import { placeOf } from "../commands/tree";
import { Canvas, useDocument, useEditing, useSelected } from "../puckAdapter";

// A common phone and a common tablet; the breakpoints lie at 767 and 1024.
const WIDTHS: Record<string, string> = { desktop: "100%", tablet: "820px", mobile: "390px" };

/** The canvas at the width of the chosen device, and what can be done with the selected element. */
export function Stage() {
  const { device } = useEditorContext();
  return (
    <main className="editor__stage stage">
      <div className="stage__frame" style={{ inlineSize: WIDTHS[device] }}>
        <Canvas />
      </div>
      <ElementBar />
    </main>
  );
}

function ElementBar() {
  const selected = useSelected();
  const document = useDocument();
  const { widgetOf, boot } = useEditorContext();
  const editing = useEditing();
  if (!selected) return null;
  const { id } = selected.props;
  const parent = placeOf(document, id)?.parent;
  return (
    <div className="element-bar" role="toolbar" aria-label="Selected element">
      {parent && (
        <button type="button" className="icon-button" aria-label="Select the parent" title="Select the parent" onClick={() => editing.select(parent.props.id)}>
          <CornerLeftUp />
        </button>
      )}
      <span className="element-bar__name">{selected.props.$label ?? widgetOf(selected.type)?.schema.label ?? selected.type}</span>
      {!boot.locked && (
        <>
          <button type="button" className="icon-button" aria-label="Duplicate" title="Duplicate (Ctrl D)" onClick={() => editing.apply(duplicate(id, newId))}>
            <Copy />
          </button>
          <button type="button" className="icon-button" aria-label="Delete" title="Delete (Del)" onClick={() => editing.apply(remove(id))}>
            <Trash2 />
          </button>
        </>
      )}
    </div>
  );
}

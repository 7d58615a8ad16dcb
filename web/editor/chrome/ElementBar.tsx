import { Copy, CornerLeftUp, Trash2 } from "lucide-react";
import { duplicate, remove } from "../commands/commands";
import { elementName } from "../commands/elementName";
import { newId } from "../commands/newIds";
import { useEditorContext } from "../EditorContext";
import { useEditing, useParentId, useSelected } from "../puckAdapter";

/** What can be done with the selected element as a whole. */
export function ElementBar() {
  const selected = useSelected();
  const parent = useParentId();
  const { schemaOf, boot } = useEditorContext();
  const editing = useEditing();
  if (!selected) return null;
  const { id } = selected.props;
  const name = elementName(selected, schemaOf);
  return (
    <div className="element-bar" role="toolbar" aria-label="Selected element">
      {parent && (
        <button
          type="button"
          className="icon-button"
          aria-label="Select the parent"
          title="Select the parent (Esc)"
          onClick={() => editing.select(parent)}
        >
          <CornerLeftUp />
        </button>
      )}
      <span className="element-bar__name">{name}</span>
      {!boot.locked && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label="Duplicate"
            title="Duplicate (Ctrl D)"
            onClick={() => editing.apply(duplicate(id, newId), `Duplicate ${name}`)}
          >
            <Copy />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Delete"
            title="Delete (Del)"
            onClick={() => editing.apply(remove(id), `Delete ${name}`)}
          >
            <Trash2 />
          </button>
        </>
      )}
    </div>
  );
}

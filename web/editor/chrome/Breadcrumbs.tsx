import { ChevronRight } from "lucide-react";
import { elementName } from "../commands/elementName";
import { around } from "../commands/tree";
import { useEditorContext } from "../EditorContext";
import { useDocument, useEditing, useSelected } from "../puckAdapter";

/** Where the selected element stands, from the page inwards; each name selects. */
export function Breadcrumbs() {
  const document = useDocument();
  const selected = useSelected();
  const editing = useEditing();
  const { schemaOf } = useEditorContext();
  const path = selected ? around(document, selected.props.id) : [];
  return (
    <nav className="breadcrumbs" aria-label="Where the selected element stands">
      <ol>
        <li>
          <button type="button" disabled={!selected} onClick={() => editing.select(null)}>
            Page
          </button>
        </li>
        {path.map((element) => (
          <li key={element.props.id}>
            <ChevronRight aria-hidden />
            <button
              type="button"
              aria-current={element.props.id === selected?.props.id || undefined}
              onClick={() => {
                editing.select(element.props.id);
                editing.reveal(element.props.id);
              }}
            >
              {elementName(element, schemaOf)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

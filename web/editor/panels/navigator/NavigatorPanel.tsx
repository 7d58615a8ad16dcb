import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { type Element, slotsIn } from "../../../kit/document";
import { useEditorContext } from "../../EditorContext";
import { useDocument, useEditing, useSelected } from "../../puckAdapter";

/** The page as a tree. */
export function NavigatorPanel() {
  const document = useDocument();
  if (document.content.length === 0) return <p className="panel__empty">The page is empty. Drag a widget onto the canvas to begin.</p>;
  return (
    <ul className="tree" aria-label="Elements of the page">
      {document.content.map((element) => (
        <Branch key={element.props.id} element={element} depth={0} />
      ))}
    </ul>
  );
}

function Branch({ element, depth }: { element: Element; depth: number }) {
  const { widgetOf } = useEditorContext();
  const selected = useSelected();
  const editing = useEditing();
  const [isOpen, setIsOpen] = useState(depth < 2);
  const children = [...slotsIn(element.props)].flatMap(({ elements }) => elements);
  const label = element.props.$label ?? widgetOf(element.type)?.schema.label ?? element.type;
  return (
    <li>
      <div className="tree__row" data-selected={selected?.props.id === element.props.id || undefined} style={{ paddingInlineStart: 8 + depth * 14 }}>
        {children.length > 0 ? (
          <button type="button" className="tree__toggle" aria-expanded={isOpen} aria-label={`${isOpen ? "Close" : "Open"} ${label}`} onClick={() => setIsOpen(!isOpen)}>
            <ChevronRight />
          </button>
        ) : (
          <span className="tree__toggle" />
        )}
        <button type="button" className="tree__name" aria-current={selected?.props.id === element.props.id || undefined} onClick={() => editing.select(element.props.id)}>
          {label} <span>{excerptOf(element)}</span>
        </button>
      </div>
      {isOpen && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.props.id} element={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

function excerptOf({ props }: Element): string {
  const text = [props.title, props.text, props.editor].find((value) => typeof value === "string" && value);
  return typeof text === "string" ? text.replace(/<[^>]+>/g, " ").trim().slice(0, 40) : "";
}

import { ChevronRight } from "lucide-react";
import type { Element } from "../../../documents/document";
import { ancestors } from "../../../documents/tree";
import { elementName } from "../../commands/names/elementName";
import { useEditorContext } from "../../EditorContext";
import { useDocument, useEditing, useSelected } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { capitalized, wordingOf } from "../../wording";

/** The path of the selected element, from the document inwards. A click on a name selects that element. */
export function Breadcrumbs() {
  const document = useDocument();
  const selected = useSelected();
  const editing = useEditing();
  const { schemaOf, boot } = useEditorContext();
  const path = selected ? ancestors(document, selected.props.id) : [];
  const go = (id: string) => {
    editing.select(id);
    editing.reveal(id);
  };
  const between = path.slice(0, -2);
  return (
    <nav className="breadcrumbs" aria-label={gettext("Path of the selected element")}>
      <ol>
        <li>
          <button type="button" disabled={!selected} onClick={() => editing.select(null)}>
            {capitalized(wordingOf(boot.kind).document)}
          </button>
        </li>
        {between.length > 0 && <HiddenSteps elements={between} onGo={go} />}
        {path.map((element) => (
          <li key={element.props.id} data-between={between.includes(element) || undefined}>
            <ChevronRight aria-hidden />
            <button
              type="button"
              title={elementName(element, schemaOf)}
              aria-current={element.props.id === selected?.props.id || undefined}
              onClick={() => go(element.props.id)}
            >
              {elementName(element, schemaOf)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Replaces the names in the middle if there is no space for all, and selects the innermost of them. */
function HiddenSteps({ elements, onGo }: { elements: readonly Element[]; onGo: (id: string) => void }) {
  const { schemaOf } = useEditorContext();
  const names = elements.map((element) => elementName(element, schemaOf)).join(" › ");
  return (
    <li className="breadcrumbs__between">
      <ChevronRight aria-hidden />
      <button
        type="button"
        aria-label={gettext("Between: {names}", { names })}
        title={names}
        onClick={() => onGo(elements.at(-1)?.props.id ?? "")}
      >
        …
      </button>
    </li>
  );
}

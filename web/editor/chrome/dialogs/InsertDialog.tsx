import { type KeyboardEvent, useId, useState } from "react";
import { insert } from "../../commands/commands";
import { elementName } from "../../commands/elementName";
import { placeAfter } from "../../commands/slots";
import { useEditorContext } from "../../EditorContext";
import { findWidgets } from "../../panels/widgets/findWidgets";
import { iconOf } from "../../panels/widgets/icons";
import { newElement } from "../../panels/widgets/newElement";
import { useEditing, useSelected } from "../../puckAdapter";
import { Dialog } from "./Dialog";

/** A widget is found by a few letters and put after the selected element, without leaving the keyboard. */
export function InsertDialog({ onClose }: { onClose: () => void }) {
  const { widgets, schemaOf } = useEditorContext();
  const editing = useEditing();
  const selected = useSelected();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const found = findWidgets(widgets, query);
  const current = Math.min(chosen, found.length - 1);

  function add(index: number) {
    const schema = found[index]?.schema;
    if (!schema) return;
    const document = editing.document();
    const after = selected && placeAfter(document, selected.props.id, schemaOf, schema.type);
    const element = newElement(schema);
    onClose();
    editing.apply(
      insert(element, after ?? { list: ["content"], index: document.content.length }),
      `Add ${schema.label}`,
    );
    editing.select(element.props.id);
    editing.reveal(element.props.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") add(current);
    else if (by) setChosen((current + by + found.length) % Math.max(1, found.length));
    else return;
    event.preventDefault();
  }

  const title = selected ? `Insert after ${elementName(selected, schemaOf)}` : "Insert at the end of the page";
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="insert__field">
        <input
          data-first
          type="text"
          role="combobox"
          className="input"
          aria-label="Widget"
          placeholder="What shall stand here?"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={found.length ? `${list}-${current}` : undefined}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the chosen line */}
      <div id={list} role="listbox" aria-label="Widgets" className="insert__list">
        {found.map(({ schema }, index) => {
          const Icon = iconOf(schema.icon);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the chosen line
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens for all lines
            <div
              key={schema.type}
              id={`${list}-${index}`}
              role="option"
              className="insert__line"
              aria-selected={index === current}
              ref={index === current ? (line) => line?.scrollIntoView?.({ block: "nearest" }) : undefined}
              onClick={() => add(index)}
              onPointerMove={() => setChosen(index)}
            >
              <Icon aria-hidden />
              <span>
                {schema.label} <small>{schema.description}</small>
              </span>
            </div>
          );
        })}
      </div>
      {found.length === 0 && <p className="panel__empty">No widget is called “{query}”.</p>}
    </Dialog>
  );
}

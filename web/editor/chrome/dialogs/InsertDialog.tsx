import { ancestors } from "../../../documents/tree";
import type { Widget } from "../../../kit/schema/defineWidget";
import { canvasFrame } from "../../canvas/canvasFrame";
import { elementName } from "../../commands/elementName";
import { refusalText } from "../../commands/refusalText";
import { hasBand, openSlots, positionForNew } from "../../commands/slots";
import { useCombobox } from "../../controls/fields/useCombobox";
import { useEditorContext } from "../../EditorContext";
import { Dialog } from "../../layers/onDemand";
import { TypedAhead } from "../../layers/TypedAhead";
import { iconOf } from "../../panels/widgets/icons";
import { newElement } from "../../panels/widgets/newElement";
import { findWidgets } from "../../panels/widgets/search/findWidgets";
import { PlaceNote } from "../../panels/widgets/search/PlaceNote";
import { placeFor } from "../../panels/widgets/search/places";
import { useEditing, useSelected } from "../../puckAdapter";
import { capitalized, useWording } from "../../wording";
import { useScreen } from "../ScreenContext";

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** Finds a widget by a few characters and inserts it into or after the selected element, with the keyboard alone. */
export function InsertDialog({ onClose }: { onClose: () => void }) {
  const { boot, offered, schemaOf } = useEditorContext();
  const editing = useEditing();
  const selected = useSelected();
  const screen = useScreen();
  const wording = useWording();
  const { query, setQuery, found, marked, mark, field, list, optionOf } = useCombobox({
    label: capitalized(wording.part),
    listLabel: capitalized(wording.parts),
    placeholder: `Search ${wording.parts}`,
    find: (words) => findWidgets(offered, words),
    onChoose: add,
    steps: STEPS,
    isRound: true,
  });

  const place = boot.kind === "form" ? undefined : placeFor(query);

  function add({ schema }: Widget) {
    const document = editing.document();
    const position = positionForNew(document, selected?.props.id ?? null, schemaOf, schema.type);
    const element = newElement(schema);
    const refusal = refusalText(document, selected?.props.id ?? null, schemaOf, schema);
    onClose();
    editing.position(element, position, `Add ${schema.label}`);
    if (refusal) screen.announce(refusal);
    // Not to where focus was before: keys now apply to the new element. The dialog keeps focus until it is closed.
    setTimeout(() => canvasFrame()?.focus());
  }

  const type = found[marked]?.schema.type ?? "";
  const isBand = hasBand([type], schemaOf);
  const around = selected && isBand ? ancestors(editing.document(), selected.props.id)[0] : selected;
  const isContainer = around && !isBand && openSlots(around, schemaOf, type).length > 0;
  const title = around
    ? `Insert ${isContainer ? "into" : "after"} ${elementName(around, schemaOf)}`
    : `Insert at the end of the ${wording.document}`;
  return (
    <Dialog title={title} onClose={onClose} waiting={<TypedAhead onType={setQuery} onClose={onClose} />}>
      <div className="insert__field">
        <input {...field} />
      </div>
      <div {...list} className="insert__list">
        {found.map(({ schema }, index) => {
          const Icon = iconOf(schema.icon);
          return (
            <div
              {...optionOf(index, index === marked)}
              key={schema.type}
              className="insert__line"
              onPointerMove={() => mark(index)}
            >
              <Icon aria-hidden />
              <span>
                {schema.label} <small>{schema.description}</small>
              </span>
            </div>
          );
        })}
      </div>
      {place && <PlaceNote place={place} />}
      {found.length === 0 && !place && <p className="panel__empty">No results for “{query}”.</p>}
    </Dialog>
  );
}

import { ancestors } from "../../../documents/tree";
import { focusCanvas } from "../../canvas/canvasFrame";
import { elementName } from "../../commands/names/elementName";
import { hasBand, openSlots } from "../../commands/slots";
import { useCombobox } from "../../controls/fields/useCombobox";
import { useEditorContext } from "../../EditorContext";
import { findInsertables } from "../../insertables/findInsertables";
import { type Insertable, NOTES, placedTypes } from "../../insertables/insertables";
import { useInsert } from "../../insertables/useInsert";
import { useInsertables } from "../../insertables/useInsertables";
import { Dialog } from "../../layers/onDemand";
import { TypedAhead } from "../../layers/TypedAhead";
import { iconOf } from "../../panels/widgets/icons";
import { PlaceNote } from "../../panels/widgets/search/PlaceNote";
import { placeFor } from "../../panels/widgets/search/places";
import { useEditing, useSelected } from "../../puckAdapter";
import { RowCells } from "../../rows/RowCells";
import { gettext } from "../../texts/gettext";
import { capitalized, useWording } from "../../wording";

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** Finds a widget, row or section by a few characters and inserts it into or after the selected element, with the keyboard alone. */
export function InsertDialog({ onClose }: { onClose: () => void }) {
  const { boot, schemaOf } = useEditorContext();
  const editing = useEditing();
  const selected = useSelected();
  const { insertables } = useInsertables();
  const { insert } = useInsert();
  const wording = useWording();
  const { query, setQuery, found, marked, mark, field, list, optionOf } = useCombobox({
    label: capitalized(wording.part),
    listLabel: capitalized(wording.parts),
    placeholder: gettext(wording.isForm ? "Search fields" : "Search widgets"),
    find: (words) => findInsertables(insertables, words),
    onChoose: add,
    steps: STEPS,
    isRound: true,
  });

  const place = boot.kind === "form" ? undefined : placeFor(query);

  function add(insertable: Insertable) {
    onClose();
    insert(insertable);
    // Not to where focus was before: keys now apply to the new element. The dialog keeps focus until it is closed.
    setTimeout(focusCanvas);
  }

  const active = found[marked];
  const types = active ? placedTypes(active) : [];
  const isBand = hasBand(types, schemaOf);
  const around = selected && isBand ? ancestors(editing.document(), selected.props.id)[0] : selected;
  const isContainer = around && !isBand && openSlots(around, schemaOf, ...types).length > 0;
  const title = around
    ? gettext(isContainer ? "Insert into {name}" : "Insert after {name}", { name: elementName(around, schemaOf) })
    : gettext(wording.isForm ? "Insert at the end of the form" : "Insert at the end of the page");
  return (
    <Dialog title={title} onClose={onClose} waiting={<TypedAhead onType={setQuery} onClose={onClose} />}>
      <div className="insert__field">
        <input {...field} />
      </div>
      <div {...list} className="insert__list">
        {found.map((insertable, index) => (
          <div
            {...optionOf(index, index === marked)}
            key={insertable.id}
            className="insert__line"
            onPointerMove={() => mark(index)}
          >
            <Sign insertable={insertable} />
            <span>
              {insertable.label}{" "}
              <small>{insertable.kind === "widget" ? insertable.description : NOTES[insertable.kind]}</small>
            </span>
          </div>
        ))}
      </div>
      {place && <PlaceNote place={place} />}
      {found.length === 0 && !place && (
        <p className="panel__empty">{gettext("No results for “{query}”.", { query })}</p>
      )}
    </Dialog>
  );
}

/** The icon in front of a line. */
function Sign({ insertable }: { insertable: Insertable }) {
  if (insertable.kind === "row") return <RowCells {...insertable.preset} />;
  const Icon = iconOf(insertable.kind === "widget" ? insertable.schema.icon : "rows");
  return <Icon aria-hidden />;
}

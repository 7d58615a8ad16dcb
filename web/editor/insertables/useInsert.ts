import type { Element } from "../../documents/document";
import { notAllowedText } from "../allowedWidgets";
import { useScreen } from "../chrome/ScreenContext";
import { targetAt } from "../commands/commands";
import { refusalText } from "../commands/names/refusalText";
import { positionForNew, type SchemaOf } from "../commands/slots";
import { useEditorContext } from "../EditorContext";
import { newElement } from "../panels/widgets/newElement";
import { useEditing } from "../puckAdapter";
import { rowFrom } from "../rows/rowPresets";
import { useInsertSection } from "../sections/useInsertSection";
import { gettext } from "../texts/gettext";
import type { Insert, Insertable } from "./insertables";

/** Inserts, and says why if that is refused. `busy` is the id of a section that loads. */
export function useInsert() {
  const { boot, mayAdd, schemaOf } = useEditorContext();
  const editing = useEditing();
  const screen = useScreen();
  const { insertSection, busy } = useInsertSection();

  const insert: Insert = (insertable, place) => {
    if (boot.locked) return;
    if ("section" in insertable) return void insertSection(insertable.section, place);
    const element = elementOf(insertable, schemaOf);
    if (!element) return;
    const notAllowed = notAllowedText([element], mayAdd, schemaOf);
    if (notAllowed) return screen.announce(notAllowed);
    const [document, selected] = [editing.document(), editing.selectedId()];
    const { type } = element;
    const { label } = insertable;
    const refusal = place ? "" : refusalText(document, selected, schemaOf, { type, label });
    const target = (place && targetAt(document, place)) ?? positionForNew(document, selected, schemaOf, type);
    editing.position(element, target, gettext("Add {name}", { name: label }));
    screen.showCanvas();
    if (refusal) screen.announce(refusal);
  };
  return { insert, busy };
}

function elementOf(insertable: Insertable, schemaOf: SchemaOf): Element | null {
  if (insertable.kind === "widget") return newElement(insertable.schema);
  return insertable.kind === "row" ? rowFrom(insertable.preset, schemaOf) : null;
}

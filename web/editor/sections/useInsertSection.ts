import { useState } from "react";
import { notAllowedText } from "../allowedWidgets";
import { useScreen } from "../chrome/ScreenContext";
import { insertAll, typesOf } from "../commands/manyCommands";
import { withNewIdsForAll } from "../commands/newIds";
import { positionForNew } from "../commands/slots";
import { useEditorContext } from "../EditorContext";
import { useEditing } from "../puckAdapter";
import type { SavedSection } from "../saving/api";
import { useUpgrade } from "../useUpgrade";

/** Inserts a copy of a section where a new widget would go. `busy` is the id of the one that is loading. */
export function useInsertSection() {
  const { api, boot, schemaOf, mayAdd } = useEditorContext();
  const editing = useEditing();
  const screen = useScreen();
  const upgrade = useUpgrade();
  const [busy, setBusy] = useState<SavedSection["id"] | null>(null);

  async function insertSection({ id, title }: SavedSection) {
    if (boot.locked || busy !== null) return;
    setBusy(id);
    const answer = await api.section(id);
    setBusy(null);
    if (!answer.ok) return screen.announce(answer.message);
    const elements = withNewIdsForAll(upgrade(answer.value.document).document.content);
    const [first] = elements;
    if (!first) return screen.announce(`“${title}” is empty.`);
    const refusal = notAllowedText(elements, mayAdd, schemaOf);
    if (refusal) return screen.announce(refusal);
    const position = positionForNew(editing.document(), editing.selectedId(), schemaOf, ...typesOf(elements));
    editing.apply(insertAll(elements, position), `Add ${title}`);
    editing.select(first.props.id);
    editing.reveal(first.props.id);
    screen.showCanvas();
  }
  return { insertSection, busy };
}

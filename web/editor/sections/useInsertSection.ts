import { useState } from "react";
import type { Element } from "../../documents/document";
import { at } from "../../documents/tree";
import { notAllowedText } from "../allowedWidgets";
import { useChecks } from "../checks/ChecksProvider";
import { levelOneHeadings } from "../checks/kinds/headings";
import { useScreen } from "../chrome/ScreenContext";
import { type Place, targetAt } from "../commands/commands";
import { insertAll, typesOf } from "../commands/manyCommands";
import { withNewIdsForAll } from "../commands/newIds";
import { positionForNew } from "../commands/slots";
import { useEditorContext } from "../EditorContext";
import { useEditing } from "../puckAdapter";
import type { SavedSection } from "../saving/api";
import { gettext } from "../texts/gettext";
import { useUpgrade } from "../useUpgrade";
import { withoutMainHeading } from "./oneMainHeading";
import { unlikeNeighbors } from "./unlikeNeighbors";

const isReady = (id: SavedSection["id"]) => typeof id === "string";

/** Inserts a copy of a section at a place, or where a new widget would go. `busy` is the id of the one that is loading. */
export function useInsertSection() {
  const { api, boot, widgets, schemaOf, mayAdd } = useEditorContext();
  const { headingsAround } = useChecks();
  const editing = useEditing();
  const screen = useScreen();
  const upgrade = useUpgrade();
  const [busy, setBusy] = useState<SavedSection["id"] | null>(null);

  const hasMainHeading = () =>
    headingsAround +
      levelOneHeadings({ document: editing.document(), schemas: widgets.map(({ schema }) => schema) }).length >
    0;

  async function insertSection({ id, title }: SavedSection, place?: Place) {
    if (boot.locked || busy !== null) return;
    setBusy(id);
    const answer = await api.section(id);
    setBusy(null);
    if (!answer.ok) return screen.announce(answer.message);
    const copies = withNewIdsForAll(upgrade(answer.value.document).document.content);
    const elements = hasMainHeading() ? withoutMainHeading(copies, schemaOf) : copies;
    const [first] = elements;
    if (!first) return screen.announce(gettext("“{title}” is empty.", { title }));
    const refusal = notAllowedText(elements, mayAdd, schemaOf);
    if (refusal) return screen.announce(refusal);
    const [document, selected] = [editing.document(), editing.selectedId()];
    const target =
      (place && targetAt(document, place)) ?? positionForNew(document, selected, schemaOf, ...typesOf(elements));
    const siblings = (at(document, target.list) ?? []) as Element[];
    // Owners chose the backgrounds of their own sections.
    const added = isReady(id)
      ? [unlikeNeighbors(first, [siblings[target.index - 1], siblings[target.index]]), ...elements.slice(1)]
      : elements;
    editing.apply(insertAll(added, target), gettext("Add {name}", { name: title }));
    editing.select(first.props.id);
    editing.reveal(first.props.id);
    screen.showCanvas();
  }
  return { insertSection, busy };
}

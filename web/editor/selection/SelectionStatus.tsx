import { useState } from "react";
import type { Element } from "../../documents/document";
import { at, positionOf } from "../../documents/tree";
import { elementTitle } from "../commands/names/elementName";
import { useEditorContext } from "../EditorContext";
import { useDocument, useSelected } from "../puckAdapter";
import { gettext } from "../texts/gettext";

const NOTHING = { place: "", text: "" };

/** Tells screen readers which element is selected and where it is, because keys on the canvas move no focus. */
export function SelectionStatus() {
  const { schemaOf } = useEditorContext();
  const [document, selected] = [useDocument(), useSelected()];
  const [announced, setAnnounced] = useState(NOTHING);
  const now = selected ? placeOf(selected) : NOTHING;
  // A new title, such as the label that somebody is typing, is not announced.
  if (now.place !== announced.place) setAnnounced(now);
  return (
    <p className="sr-only" role="status">
      {announced.text}
    </p>
  );

  function placeOf(element: Element): typeof NOTHING {
    const found = positionOf(document, element.props.id);
    if (!found) return NOTHING;
    const [position, count] = [found.index + 1, (at(document, found.list) as Element[]).length];
    return {
      place: `${element.props.id} ${found.list.join()} ${position}`,
      text: gettext("{name}, {position} of {count}", { name: elementTitle(element, schemaOf), position, count }),
    };
  }
}

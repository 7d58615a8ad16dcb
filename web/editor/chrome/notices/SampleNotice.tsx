import { useMemo, useState } from "react";
import { elementName } from "../../commands/elementName";
import { elementsWithSamples, samplesOf } from "../../commands/samples";
import { useEditorContext } from "../../EditorContext";
import { useDocument, useEditing } from "../../puckAdapter";
import { useSavingContext } from "../../saving/SavingContext";
import type { SaveState } from "../../saving/saveState";

/** After publishing or submitting: the elements that still show the sample text of a new element. */
export function SampleNotice() {
  const { state } = useSavingContext();
  const [closed, setClosed] = useState<SaveState | null>(null);
  if ((state.name !== "published" && state.name !== "submitted") || state === closed) return null;
  return <ElementsWithSamples onClose={() => setClosed(state)} />;
}

const MOST_NAMES = 3;

function ElementsWithSamples({ onClose }: { onClose: () => void }) {
  const { widgets, schemaOf } = useEditorContext();
  const document = useDocument();
  const editing = useEditing();
  const schemas = useMemo(() => widgets.map(({ schema }) => schema), [widgets]);
  const samples = useMemo(() => samplesOf(schemas), [schemas]);
  const elements = elementsWithSamples(document, samples, schemas);
  const [first] = elements;
  if (!first) return null;

  function show(id: string) {
    editing.select(id);
    editing.reveal(id);
  }

  const names = elements.slice(0, MOST_NAMES).map((element) => elementName(element, schemaOf));
  const more = elements.length - names.length;
  return (
    <div className="notice" role="status">
      <p>
        Sample text is left in: {names.join(", ")}
        {more > 0 && ` and ${more} more`}.
      </p>
      <p className="notice__actions">
        <button type="button" className="button button--primary" onClick={() => show(first.props.id)}>
          Show element
        </button>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </p>
    </div>
  );
}

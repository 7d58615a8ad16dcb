import { useEditorContext } from "../EditorContext";
import { useSavingContext } from "../saving/SavingContext";

/** How the document stands with the server, in one quiet word. */
export function SaveWord() {
  const { boot } = useEditorContext();
  const { state } = useSavingContext();
  const word = boot.locked ? "Read only" : WORDS[state.name];
  return (
    <p className="topbar__state" role="status" data-state={state.name}>
      {word}
    </p>
  );
}

const WORDS = { saved: "Saved", unsaved: "Unsaved changes", saving: "Saving…", published: "Published", refused: "Not saved" };

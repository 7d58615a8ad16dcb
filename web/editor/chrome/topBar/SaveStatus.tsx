import { useEditorContext } from "../../EditorContext";
import { useSavingContext } from "../../saving/SavingContext";
import type { SaveState } from "../../saving/saveState";

/** The save state in one or two words. */
export function SaveStatus() {
  const { boot } = useEditorContext();
  const { state } = useSavingContext();
  return (
    <p className="topbar__state" role="status" data-state={state.name}>
      {boot.locked ? "Read only" : labelFor(state)}
    </p>
  );
}

function labelFor(state: SaveState): string {
  if (state.name === "refused") return state.refusal.error === "offline" ? "Offline" : "Not saved";
  if (state.name === "saved" && state.missed)
    return state.missed === "publish" ? "Saved, not published" : "Saved, not submitted";
  return LABELS[state.name];
}

const LABELS = {
  saved: "Saved",
  unsaved: "Unsaved changes",
  saving: "Saving…",
  published: "Published",
  submitted: "Submitted for review",
};

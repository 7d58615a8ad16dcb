import { useEditorContext } from "../../EditorContext";
import { useSavingContext } from "../../saving/SavingContext";
import { labelOfRefusal, SAVE_LABELS, type SaveState } from "../../saving/saveState";
import { gettext } from "../../texts/gettext";

/** The save state in one or two words. */
export function SaveStatus() {
  const { boot } = useEditorContext();
  const { state } = useSavingContext();
  return (
    <p className="topbar__state" role="status" data-state={state.name}>
      {boot.locked ? gettext("Read only") : labelFor(state)}
    </p>
  );
}

function labelFor(state: SaveState): string {
  if (state.name === "refused") return labelOfRefusal(state.refusal);
  if (state.name === "saved" && state.missed)
    return state.missed === "publish" ? gettext("Saved, not published") : gettext("Saved, not submitted");
  return SAVE_LABELS[state.name];
}

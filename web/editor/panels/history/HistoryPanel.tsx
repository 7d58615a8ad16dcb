import { useEditorContext } from "../../EditorContext";
import { useSavingContext } from "../../saving/SavingContext";
import { VersionList } from "./VersionList";

/** Restoring a version makes a new draft of it, so nothing between is lost. */
export function HistoryPanel() {
  const { api } = useEditorContext();
  const { revision, restart, save } = useSavingContext();

  async function restore(id: number) {
    // What is not saved yet becomes a version too, before another one takes its place.
    if (!(await save("autosave"))) return null;
    const answer = await api.restore(id, revision());
    if (!answer.ok) return answer;
    restart(answer.value);
    return null;
  }

  return <VersionList onRestore={restore} />;
}

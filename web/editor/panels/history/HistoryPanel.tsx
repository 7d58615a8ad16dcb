import { useEffect, useState } from "react";
import { useEditorContext } from "../../EditorContext";
import type { Refusal, RevisionEntry } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";

/** Earlier versions of the page. Restoring one makes a new draft of it, so nothing between is lost. */
export function HistoryPanel() {
  const { api, boot } = useEditorContext();
  const { revision, restart, save } = useSavingContext();
  const [entries, setEntries] = useState<RevisionEntry[] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    void api.revisions().then((answer) => (answer.ok ? setEntries(answer.value.revisions) : setRefusal(answer)));
  }, [api]);

  async function restore(id: number) {
    await save("autosave");
    const answer = await api.restore(id, revision());
    if (answer.ok) restart(answer.value);
    else setRefusal(answer);
  }

  if (refusal)
    return (
      <p className="panel__empty" role="alert">
        {refusal.message}
      </p>
    );
  if (!entries)
    return (
      <p className="panel__empty" role="status">
        Loading versions…
      </p>
    );
  if (entries.length === 0)
    return <p className="panel__empty">No version yet. The first one is made when you change something.</p>;
  return (
    <ol className="versions">
      {entries.map((entry) => (
        <li key={`${entry.id}-${entry.created_at}`} className="versions__entry">
          <p>
            <time dateTime={entry.created_at}>{new Date(entry.created_at).toLocaleString(boot.language)}</time>
            <span>
              {entry.label} {entry.user && `by ${entry.user}`}
            </span>
          </p>
          {!boot.locked && (
            <button type="button" className="button" onClick={() => void restore(entry.id)}>
              Restore
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

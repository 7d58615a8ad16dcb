import { useEffect, useState } from "react";
import { useEditorContext } from "../../EditorContext";
import type { Refusal, RevisionEntry } from "../../saving/api";

type Props = {
  /** The newest revision: the list is asked for again when there is another one. */
  newest?: string;
  onRestore: (id: number, createdAt: string) => Promise<Refusal | null>;
};

/** Earlier versions of the page, newest first. `onRestore` answers with the reason when it could not. */
export function VersionList({ newest, onRestore }: Props) {
  const { api, boot } = useEditorContext();
  const [entries, setEntries] = useState<RevisionEntry[] | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const written = new Intl.DateTimeFormat(boot.language, { dateStyle: "medium", timeStyle: "short" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision makes another list
  useEffect(() => {
    void api.revisions().then((answer) => (answer.ok ? setEntries(answer.value.revisions) : setRefusal(answer)));
  }, [api, newest]);

  const problem = refusal && (
    <p className="panel__problem" role="alert">
      {refusal.message}
    </p>
  );
  if (!entries && problem) return problem;
  if (!entries)
    return (
      <p className="panel__empty" role="status">
        Loading versions…
      </p>
    );
  if (entries.length === 0)
    return <p className="panel__empty">No version yet. The first one is made when you change something.</p>;
  return (
    <>
      {problem}
      <ol className="versions">
        {entries.map((entry) => (
          <li key={`${entry.id}-${entry.created_at}`} className="versions__entry">
            <p>
              <time dateTime={entry.created_at}>{written.format(new Date(entry.created_at))}</time>
              <span>
                {entry.label} {entry.user && `by ${entry.user}`}
              </span>
            </p>
            {!boot.locked && (
              <button
                type="button"
                className="button"
                onClick={async () => setRefusal(await onRestore(entry.id, entry.created_at))}
              >
                Restore
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

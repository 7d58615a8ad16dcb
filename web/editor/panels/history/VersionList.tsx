import { useEffect, useState } from "react";
import { openPreview } from "../../chrome/topBar/openPreview";
import { useEditorContext } from "../../EditorContext";
import type { Api, Rejection, RevisionEntry } from "../../saving/api";
import { gettext } from "../../texts/gettext";
import { VersionLine } from "./VersionLine";

type Props = {
  /** The newest revision. The list loads again when it changes. */
  newest?: string;
  onRestore: (id: number, createdAt: string) => Promise<Rejection | null>;
};

/** Earlier versions of the page, newest first. `onRestore` returns the reason if it failed. */
export function VersionList({ newest, onRestore }: Props) {
  const { api, boot } = useEditorContext();
  const { entries, rejection, setRejection } = useVersions(api, newest);
  const [now, setNow] = useState(Date.now);

  // Updates relative times such as "2 minutes ago".
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);

  async function preview({ id }: RevisionEntry) {
    const answer = await api.revision(id);
    if (answer.ok) openPreview(boot.urls.preview, answer.value.document, api.csrfToken());
    setRejection(answer.ok ? null : answer);
  }

  const problem = rejection && (
    <p className="panel__problem" role="alert">
      {rejection.message}
    </p>
  );
  if (!entries && problem) return problem;
  if (!entries)
    return (
      <p className="panel__empty" role="status">
        {gettext("Loading versions…")}
      </p>
    );
  if (entries.length === 0)
    return (
      <p className="panel__empty">{gettext("No versions yet. The first one is created when you change something.")}</p>
    );
  return (
    <>
      {problem}
      <ol className="versions">
        {entries.map((entry) => (
          <VersionLine
            key={`${entry.id}-${entry.created_at}`}
            entry={entry}
            now={now}
            onPreview={() => void preview(entry)}
            onRestore={async () => setRejection(await onRestore(entry.id, entry.created_at))}
          />
        ))}
      </ol>
    </>
  );
}

function useVersions(api: Api, newest: string | undefined) {
  const [entries, setEntries] = useState<RevisionEntry[] | null>(null);
  const [rejection, setRejection] = useState<Rejection | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision changes the list
  useEffect(() => {
    let isLatest = true;
    void api.revisions().then((answer) => {
      if (!isLatest) return;
      if (answer.ok) setEntries(answer.value.revisions);
      setRejection(answer.ok ? null : answer);
    });
    return () => {
      isLatest = false;
    };
  }, [api, newest]);

  return { entries, rejection, setRejection };
}

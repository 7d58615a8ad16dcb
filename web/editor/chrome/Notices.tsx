import { useState } from "react";
import { useEditorContext } from "../EditorContext";
import { useSavingContext } from "../saving/SavingContext";

/** What stands between the owner and a saved page, in words, with the way out. */
export function Notices() {
  return (
    <div className="notices">
      <LockNotice />
      <RecoveryNotice />
      <RefusalNotice />
    </div>
  );
}

function LockNotice() {
  const { boot } = useEditorContext();
  if (!boot.locked) return null;
  return (
    <div className="notice" role="status">
      <p>{boot.lockMessage ?? "This page is locked."} You can look around; nothing is saved.</p>
    </div>
  );
}

function RecoveryNotice() {
  const { copy, restart, revision } = useSavingContext();
  const { boot } = useEditorContext();
  const [kept, setKept] = useState(() => (boot.locked ? null : copy.read()));
  if (!kept) return null;
  return (
    <div className="notice" role="status">
      <p>This browser holds changes from {new Date(kept.at).toLocaleString()} that the server does not have.</p>
      <button type="button" className="button button--primary" onClick={() => restart({ document: kept.document, revision: revision() })}>
        Use them
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          copy.clear();
          setKept(null);
        }}
      >
        Discard them
      </button>
    </div>
  );
}

function RefusalNotice() {
  const { state, save, restart, copy } = useSavingContext();
  const { api } = useEditorContext();
  if (state.name !== "refused") return null;
  const { refusal } = state;

  async function takeTheirs() {
    const answer = await api.load();
    if (!answer.ok) return;
    copy.clear();
    restart(answer.value);
  }

  async function keepMine() {
    const kept = copy.read();
    const answer = await api.load();
    if (answer.ok && kept) restart({ document: kept.document, revision: answer.value.revision });
  }

  return (
    <div className="notice notice--problem" role="alert">
      <p>{refusal.message || "The server did not save the page and gave no reason. Your work is kept in this browser."}</p>
      {refusal.problems.length > 0 && (
        <ul>
          {refusal.problems.slice(0, 5).map((problem) => (
            <li key={problem.path}>
              <code>{problem.path}</code> {problem.message}
            </li>
          ))}
        </ul>
      )}
      {refusal.error === "stale" ? (
        <>
          <button type="button" className="button button--primary" onClick={() => void keepMine()}>
            Go on with my version
          </button>
          <button type="button" className="button" onClick={() => void takeTheirs()}>
            Load the newer version
          </button>
        </>
      ) : (
        <button type="button" className="button button--primary" onClick={() => void save("autosave")}>
          Try again
        </button>
      )}
    </div>
  );
}

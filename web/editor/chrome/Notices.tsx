import { useState } from "react";
import { useEditorContext } from "../EditorContext";
import { useSavingContext } from "../saving/SavingContext";
import { RefusalNotice } from "./RefusalNotice";

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

/** Changes that only this browser has, from a session that ended before they were saved. */
function RecoveryNotice() {
  const { copy, restart, revision, start } = useSavingContext();
  const { boot } = useEditorContext();
  const [kept, setKept] = useState(() => {
    if (boot.locked || start.isUnsaved) return null;
    const found = copy.read();
    return found && JSON.stringify(found.document) !== JSON.stringify(start.document) ? found : null;
  });
  if (!kept) return null;
  const isOlder = kept.base?.created_at !== start.revision?.created_at;
  return (
    <div className="notice" role="status">
      <p>
        This browser holds changes from {new Date(kept.at).toLocaleString(boot.language)} that the server does not have.
        {isOlder && " The page was changed elsewhere since then; that version stays among the versions."}
      </p>
      <p className="notice__actions">
        <button
          type="button"
          className="button button--primary"
          onClick={() => restart({ document: kept.document, revision: revision(), isUnsaved: true })}
        >
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
      </p>
    </div>
  );
}

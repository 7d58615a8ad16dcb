import { useState } from "react";
import { useEditorContext } from "../EditorContext";
import type { Found } from "../saving/localCopy";
import { useSavingContext } from "../saving/SavingContext";

/** Changes that only this browser has: of a session that ended before they were saved, or that were set aside. */
export function RecoveryNotice() {
  const { copy, restart, revision, save, start } = useSavingContext();
  const { boot } = useEditorContext();
  const [found, setFound] = useState(() => (boot.locked ? [] : copy.found(start.document)));

  async function use(one: Found) {
    // What is on the screen becomes a version first; if that is refused, it is kept like the others.
    await save("autosave");
    copy.adopt(one);
    restart({ document: one.document, revision: revision(), isUnsaved: true });
  }

  function discard(one: Found) {
    copy.discard(one);
    setFound((old) => old.filter(({ key }) => key !== one.key));
  }

  return found.map((one) => (
    <div key={one.key} className="notice" role="status">
      <p>
        This browser holds changes from {new Date(one.at).toLocaleString(boot.language)} that the server does not have.
        {one.base?.created_at !== start.revision?.created_at &&
          " The page was changed elsewhere since then; that version stays among the versions."}
      </p>
      <p className="notice__actions">
        <button type="button" className="button button--primary" onClick={() => void use(one)}>
          Use them
        </button>
        <button type="button" className="button" onClick={() => discard(one)}>
          Discard them
        </button>
      </p>
    </div>
  ));
}

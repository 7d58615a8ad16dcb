import { useState } from "react";
import { useEditorContext } from "../../EditorContext";
import type { Found } from "../../saving/localCopy";
import { useSavingContext } from "../../saving/SavingContext";
import { wordingOf } from "../../wording";

/** Changes that only this browser has: from a session that ended before they were saved, or set aside. */
export function RecoveryNotice() {
  const { copy, restart, revision, save, start } = useSavingContext();
  const { boot } = useEditorContext();
  const [found, setFound] = useState(() => (boot.locked ? [] : copy.found(start.document)));

  async function use(one: Found) {
    // The document on the screen becomes a version first. If that is refused, it is stored in the browser too.
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
        This browser has unsaved changes from {new Date(one.at).toLocaleString(boot.language)} that the server does not
        have.
        {one.base?.created_at !== start.revision?.created_at &&
          ` The ${wordingOf(boot.kind).document} has changed since then. That version stays in the history.`}
      </p>
      <p className="notice__actions">
        <button type="button" className="button button--primary" onClick={() => void use(one)}>
          Restore changes
        </button>
        <button type="button" className="button" onClick={() => discard(one)}>
          Discard changes
        </button>
      </p>
    </div>
  ));
}

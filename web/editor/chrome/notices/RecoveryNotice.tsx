import { useState } from "react";
import { useEditorContext } from "../../EditorContext";
import type { Found } from "../../saving/localCopy";
import { useSavingContext } from "../../saving/SavingContext";
import { gettext } from "../../texts/gettext";
import { wordingOf } from "../../wording";

/** Changes that only this browser has: from a session that ended before they were saved, or set aside. */
export function RecoveryNotice() {
  const { copy, restart, revision, save, start } = useSavingContext();
  const { boot } = useEditorContext();
  const [found, setFound] = useState(() => (boot.locked ? [] : copy.found(start.document)));

  async function use(one: Found) {
    // The document on the screen becomes a version first. If that is rejected, it is stored in the browser too.
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
        {gettext("This browser has unsaved changes from {date} that the server does not have.", {
          date: new Date(one.at).toLocaleString(boot.language),
        })}
        {one.base?.created_at !== start.revision?.created_at &&
          ` ${gettext(
            wordingOf(boot.kind).isForm
              ? "The form has changed since then. That version stays in the history."
              : "The page has changed since then. That version stays in the history.",
          )}`}
      </p>
      <p className="notice__actions">
        <button type="button" className="button button--primary" onClick={() => void use(one)}>
          {gettext("Restore changes")}
        </button>
        <button type="button" className="button" onClick={() => discard(one)}>
          {gettext("Discard changes")}
        </button>
      </p>
    </div>
  ));
}

import { useRef } from "react";
import type { DesignSession, DesignState } from "../../siteDesign/designSession";

/** Saving, what it means for the site, and how to take it back. The top bar has undo and redo. */
export function DesignBar({ session, state }: { session: DesignSession; state: DesignState }) {
  const { saving, hasChanges, published } = state;
  const isBusy = saving.name === "saving";
  const canSave = hasChanges && !isBusy;
  const save = useRef<HTMLButtonElement>(null);

  function undoPublishing() {
    // The pressed button disappears. If publishing fails, this one tries again.
    save.current?.focus();
    void session.undoPublishing();
  }

  return (
    <div className="design__save">
      <div className="design__bar">
        <p role="status" className="design__state" data-state={saving.name}>
          {stateText(state)}
        </p>
        <button
          ref={save}
          type="button"
          className={hasChanges ? "button button--primary" : "button"}
          aria-describedby="design-scope"
          aria-disabled={!canSave}
          onClick={() => canSave && void session.save()}
        >
          Save and publish
        </button>
      </div>
      <p className="design__scope" id="design-scope">
        This changes all pages of the site. Until then, only you see your changes.
      </p>
      {published && !hasChanges && !isBusy && (
        <div className="design__undo">
          <button type="button" className="button" onClick={undoPublishing}>
            Undo publishing
          </button>
        </div>
      )}
    </div>
  );
}

function stateText({ saving, hasChanges }: DesignState): string {
  if (saving.name === "saving") return "Saving…";
  if (saving.name === "refused") return saving.refusal.error === "offline" ? "Offline" : "Not saved";
  if (hasChanges) return "Unsaved";
  return saving.name === "published" ? "Public" : "";
}

import { labelOfRejection, SAVE_LABELS } from "../../saving/saveState";
import type { DesignSession, DesignState } from "../../siteDesign/DesignSession";
import { gettext } from "../../texts/gettext";

type Props = { session: DesignSession; state: DesignState };

// For the focus after "Undo publishing", which disappears.
const SAVE = "design-save";

/** Saving, which stays visible. The top bar has undo and redo. */
export function DesignBar({ session, state }: Props) {
  const { saving, hasChanges } = state;
  const canSave = hasChanges && saving.name !== "saving";
  return (
    <div className="design__bar">
      <p role="status" className="design__state" data-state={saving.name}>
        {stateText(state)}
      </p>
      <button
        id={SAVE}
        type="button"
        className={hasChanges ? "button button--primary" : "button"}
        aria-describedby="design-scope"
        aria-disabled={!canSave}
        onClick={() => canSave && void session.save()}
      >
        {gettext("Save and publish")}
      </button>
    </div>
  );
}

/** What saving means for the site, and how to take it back. */
export function DesignScope({ session, state }: Props) {
  const { saving, hasChanges, published } = state;

  function undoPublishing() {
    // If publishing fails, this button tries again.
    document.getElementById(SAVE)?.focus();
    void session.undoPublishing();
  }

  return (
    <>
      <p className="design__scope" id="design-scope">
        {gettext("Only you see your changes until you publish them on all pages.")}
      </p>
      {published && !hasChanges && saving.name !== "saving" && (
        <div className="design__undo">
          <button type="button" className="button" onClick={undoPublishing}>
            {gettext("Undo publishing")}
          </button>
        </div>
      )}
    </>
  );
}

function stateText({ saving, hasChanges }: DesignState): string {
  if (saving.name === "saving") return SAVE_LABELS.saving;
  if (saving.name === "rejected") return labelOfRejection(saving.rejection);
  if (hasChanges) return SAVE_LABELS.unsaved;
  return SAVE_LABELS.published;
}

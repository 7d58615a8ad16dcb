import { useState } from "react";
import { useEditorContext } from "../EditorContext";
import type { Action } from "../saving/api";
import { useSavingContext } from "../saving/SavingContext";

/** `hasDraft`: the draft has a button of its own, or else the only one when nobody can be asked for more. */
export function SaveButtons({ hasDraft = true }: { hasDraft?: boolean }) {
  const { boot } = useEditorContext();
  if (boot.locked) return null;
  return (
    <>
      {(hasDraft || !(boot.canPublish || boot.canSubmit)) && <SaveButton action="draft">Save draft</SaveButton>}
      {boot.canPublish ? (
        <PublishButton />
      ) : (
        boot.canSubmit && (
          <SaveButton action="submit" isPrimary>
            Submit for review
          </SaveButton>
        )
      )}
    </>
  );
}

/** Calm while visitors see what is on the screen. */
function PublishButton() {
  const { state, publication } = useSavingContext();
  const isSaved = state.name === "published" || (state.name === "saved" && !publication.hasUnpublishedChanges);
  const isSeen = isSaved && publication.liveUrl !== null;
  return (
    <SaveButton
      action="publish"
      isPrimary={!isSeen}
      title={isSeen ? "Visitors see this version" : "Show this version to visitors"}
    >
      Publish
    </SaveButton>
  );
}

type Props = { action: Action; isPrimary?: boolean; title?: string; children: string };

// Not `disabled` while it is busy: whoever pressed it by keyboard would be thrown out of the top bar. An autosave that is
// under way does not make it busy: what is pressed meanwhile follows.
function SaveButton({ action, isPrimary, title, children }: Props) {
  const { save } = useSavingContext();
  const [isBusy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    await save(action);
    setBusy(false);
  }
  return (
    <button
      type="button"
      className={isPrimary ? "button button--primary" : "button"}
      title={title}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void press()}
    >
      {children}
    </button>
  );
}

import { useState } from "react";
import { useEditorContext } from "../../EditorContext";
import { ReviewButton } from "../../review/ReviewButton";
import { isReviewer } from "../../review/review";
import type { Action } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";
import { gettext } from "../../texts/gettext";
import { useIsPhone } from "../useIsPhone";

/** `hasDraft`: saving a draft has its own button, or is the only button without permission for more. */
export function SaveButtons({ hasDraft = true }: { hasDraft?: boolean }) {
  const { boot } = useEditorContext();
  if (boot.locked) return null;
  const decides = isReviewer(boot);
  return (
    <>
      {(hasDraft || !(decides || boot.canPublish || boot.canSubmit)) && (
        <SaveButton action="draft">{gettext("Save draft")}</SaveButton>
      )}
      {decides ? <ReviewButton /> : boot.canPublish ? <PublishButton /> : boot.canSubmit && <SubmitButton />}
    </>
  );
}

/** On a phone, the full label would leave no space for the title of the page. */
function SubmitButton() {
  const full = gettext("Submit for review");
  return (
    <SaveButton action="submit" isPrimary title={full}>
      {useIsPhone() ? gettext("Submit") : full}
    </SaveButton>
  );
}

/** Quiet while visitors see the current document. */
function PublishButton() {
  const { state, publication } = useSavingContext();
  const isSaved = state.name === "published" || (state.name === "saved" && !publication.hasUnpublishedChanges);
  const isSeen = isSaved && publication.liveUrl !== null;
  return (
    <SaveButton
      action="publish"
      isPrimary={!isSeen}
      title={isSeen ? gettext("This version is published") : gettext("Publish this version")}
    >
      {gettext("Publish")}
    </SaveButton>
  );
}

type Props = { action: Action; isPrimary?: boolean; title?: string; children: string };

// Not `disabled` while it is busy, because keyboard users would lose focus. An autosave does not make it busy: a click
// meanwhile is queued.
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

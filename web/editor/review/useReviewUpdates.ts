import { useEffect } from "react";
import { useEditorContext } from "../EditorContext";
import { useSavingContext } from "../saving/SavingContext";
import { isSameRevision } from "../saving/useOtherEditors";

/** Shows what others decided about the document, as soon as the user comes back to the editor. */
export function useReviewUpdates(): void {
  const { api, boot } = useEditorContext();
  const { follow, isSaving, restart, revision } = useSavingContext();
  const isInReview = Boolean(boot.review);
  const isLocked = boot.locked;
  useEffect(() => {
    if (!isInReview) return;
    const look = async () => {
      const newest = await api.load();
      // The answer to a save says the same, and newer.
      if (!newest.ok || isSaving()) return;
      follow(newest.value);
      if (isLocked && !isSameRevision(newest.value.revision, revision())) restart(newest.value);
    };
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [api, follow, isSaving, restart, revision, isInReview, isLocked]);
}

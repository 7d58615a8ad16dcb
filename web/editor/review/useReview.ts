import { useEditorContext } from "../EditorContext";
import { useSavingContext } from "../saving/SavingContext";
import { isSameRevision } from "../saving/useOtherEditors";

/** Takes a step of the review. The answer is why it was not possible, in the server's words; empty otherwise. */
export function useReview(): (action: string, comment?: string) => Promise<string> {
  const { api, boot } = useEditorContext();
  const { enter, follow, isUnsaved, restart, revision, save } = useSavingContext();

  return async (action, comment) => {
    // Moderators decide about what is on their screen. A notice says why it could not be saved, or what is newer.
    if (!boot.locked && isUnsaved() && !(await save("draft"))) return "";
    const answer = await api.review({ action, step: boot.review?.step, base_revision: revision(), comment });
    if (!answer.ok && answer.error === "stale") {
      enter({ name: "rejected", rejection: answer, action: "draft" });
      return "";
    }
    if (answer.ok && isSameRevision(answer.value.revision, revision())) {
      follow(answer.value);
      const isPublished = action === "approve" && !answer.value.access?.review;
      enter(isPublished ? { name: "published" } : { name: "saved", at: null, missed: null });
      return "";
    }
    const newest = await api.load();
    if (newest.ok) follow(newest.value);
    if (newest.ok && answer.ok) restart(newest.value);
    return answer.ok ? "" : answer.message;
  };
}

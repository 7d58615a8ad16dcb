import { dropDraft } from "../drafts/draftKey";
import type { Submission } from "../submission/submission";

/** The server has the answers, so the browser no longer keeps them. */
export function forgetSent({ form, submissionType }: Submission): void {
  // What was saved comes back by its link.
  if (submissionType === "send-link") return;
  // What was typed just before would be written a moment later. The page may keep the form for another entry.
  form.dataset.drafts ||= "sent";
  dropDraft(form.id);
}

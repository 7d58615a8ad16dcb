import type { Reply } from "../ajax/parseReply";
import { dropDraft } from "../drafts/draftKey";
import { translate } from "../parts/translate";
import type { Submission } from "../submission/submission";
import { redirect } from "./redirect";
import { replyData } from "./replyData";
import { showConfirmation } from "./showConfirmation";
import { showError } from "./showError";
import { showForm } from "./showForm";
import { showPage } from "./showPage";

/** Shows what the server replied. If it sent several parts: the confirmation, then the form, then the page. */
export async function showReply(submission: Submission, { success, data }: Reply): Promise<void> {
  const { form } = submission;
  if (!success) return showError(submission, typeof data === "string" ? data : "");
  const reply = replyData(data);
  if (reply.confirmation_type === "redirect") {
    form.dataset.drafts = "off";
    dropDraft(form.id);
    if (redirect(reply.confirmation_redirect)) return;
  }
  if (reply.confirmation_markup) return showConfirmation(submission, reply.confirmation_markup);
  if (reply.form_markup) return showForm(form, reply);
  if (reply.page_markup) return showPage(form, reply);
  // The site accepted it, and said no more.
  return showConfirmation(submission, translate(form)("Your answers were sent."));
}

import { runHooks } from "../api/runHooks";
import { dropDraft } from "../drafts/draftKey";
import { announce } from "../parts/announce";
import { emit, formIdOf, instanceOf } from "../parts/events";
import { focusSoon } from "../parts/focusSoon";
import { translate } from "../parts/translate";
import type { Submission } from "../submission/submission";
import { sanitized, textIn } from "./sanitize";
import { focusErrors } from "./showError";
import { replaceWrapper } from "./wrapper";

/** Shows the confirmation instead of the form, moves focus to it, and forgets what was typed. */
export async function showConfirmation(submission: Submission, markup: string): Promise<void> {
  const { form, displayConfirmation, submissionType } = submission;
  const formId = formIdOf(form);
  const instance = instanceOf(form);
  // What was typed meanwhile is not kept, either. A form that stays is for another entry.
  if (displayConfirmation) form.dataset.drafts = "off";
  // What was saved comes back by its link.
  if (submissionType !== "send-link") dropDraft(form.id);
  const shown = { ...submission, confirmationMarkup: markup };
  const { confirmationMarkup } = await runHooks.applyAsyncFilters("gform/ajax/pre_display_confirmation", shown);
  if (!displayConfirmation) return;
  if (submissionType === "save-continue") announce(translate(form)("Your answers are saved."));
  // It was sent already: without the sanitizer, the visitor reads the text.
  const shownMarkup = await sanitized(confirmationMarkup).catch(() => textIn(confirmationMarkup));
  const wrapper = replaceWrapper(form, shownMarkup);
  // The e-mail address for the link to saved answers may be wrong.
  if (!focusErrors(wrapper)) focusSoon(wrapper.querySelector("[id*=gform_confirmation_wrapper]") ?? wrapper);
  emit("gform_confirmation_loaded", { formId, instance }, "gform_confirmation_loaded", [formId]);
}

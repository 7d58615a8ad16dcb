import { runHooks } from "../api/runHooks";
import { formIdOf } from "../parts/events";
import { translate } from "../parts/translate";
import { showReply } from "../reply/showReply";
import type { Submission } from "../submission/submission";
import { failureText } from "./failureText";
import { finished, keyFor } from "./idempotencyKey";
import { parseReply, type Reply } from "./parseReply";
import { payloadOf } from "./payload";

/** In milliseconds. The visitor can send the form again after that; the server stores it once. */
const AJAX_TIMEOUT = 30_000;

/** Sends the form without a page load, and shows the answer in its place. */
export async function sendByAjax(submission: Submission): Promise<void> {
  const { form } = submission;
  const { applyAsyncFilters } = runHooks;
  form.setAttribute("aria-busy", "true");
  try {
    const reply = await request(form, payloadOf(form));
    const sent = { ...submission, submissionResult: reply };
    const { submissionResult } = await applyAsyncFilters("gform/ajax/post_submission_request", sent);
    await showReply(submission, submissionResult);
    await applyAsyncFilters("gform/ajax/post_ajax_submission", { ...submission, submissionResult });
  } finally {
    form.removeAttribute("aria-busy");
  }
}

async function request(form: HTMLFormElement, payload: FormData): Promise<Reply> {
  const result = await window.intarsia.ajax("gform_submit_form", payload, {
    security: { field: "gform_ajax_nonce", plugin: `gform_ajax_submission_${formIdOf(form)}` },
    headers: { "Idempotency-Key": keyFor(form, payload) },
    timeout: AJAX_TIMEOUT,
  });
  const reply = parseReply(result.text);
  // Without a reply, and after one more step, the same answers are sent with the same key.
  if (reply && !(reply.data as Partial<Record<string, unknown>> | undefined)?.confirm) finished(form);
  return reply ?? { success: false, data: translate(form)(failureText(result)) };
}

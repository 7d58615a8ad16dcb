import { hooks } from "../api/hooks";
import { keptValues } from "../drafts/keptValues";
import { translate } from "../parts/translate";
import type { Submission } from "../submission/submission";
import { FieldUploads } from "./FieldUploads";
import { showFailedUpload } from "./failedUploads";
import { forgetAll } from "./items/unfinished";

/** The element around the input of a file field. Its data says what the field accepts. */
const UPLOADER = "[data-upload]";
const started = new WeakSet<Element>();
const TAG = "intarsia_uploads";
const PRE_SUBMISSION = "gform/submission/pre_submission";

/** Starts the file fields of a form, also those of a page that the server sends later. */
export function startUploads(form: HTMLFormElement, until: AbortSignal): void {
  // Without a draft, the form was sent, and its files with it.
  if (!keptValues(form)) forgetAll(form);
  const start = () => {
    for (const box of form.querySelectorAll<HTMLElement>(UPLOADER)) {
      if (started.has(box)) continue;
      started.add(box);
      new FieldUploads(form, box, until).start();
    }
  };
  start();
  for (const event of ["gform/ajax/post_page_change", "gform/post_render"]) {
    document.addEventListener(event, start, { signal: until });
  }
  hooks.removeAsyncFilter(PRE_SUBMISSION, undefined, TAG);
  hooks.addAsyncFilter(PRE_SUBMISSION, waitForUploads, 10, TAG);
}

/** A form is not sent while its files are on the way, nor without saying that some were not accepted. */
function waitForUploads(submission: Submission): Submission {
  const { form, submissionType } = submission;
  if (form.querySelector(`${UPLOADER} :is([data-state=queued], [data-state=uploading])`)) {
    alert(translate(form)("Files are currently uploading. Wait until they are complete, or remove them."));
    return { ...submission, abort: true };
  }
  const keepsAnswers = submissionType !== "previous" && submissionType !== "send-link";
  return keepsAnswers && showFailedUpload(form) ? { ...submission, abort: true } : submission;
}

import { runHooks } from "../api/runHooks";
import { completeCaptchas } from "../captcha/captcha";
import { emit, formIdOf, instanceOf } from "../parts/events";
import { completePayment } from "../payments/payment";
import { markActive } from "./activeForm";
import { buttonOf, isUsable, primaryButton } from "./buttons";
import { isLocked, lockSubmission, placeOf, unlockSubmission } from "./lock";
import { send } from "./send";
import { methodOf, type Submission, warn } from "./submission";
import {
  BUTTONS,
  SUBMISSION_METHODS,
  SUBMISSION_TYPES,
  type SubmissionMethod,
  type SubmissionType,
  typeOf,
} from "./submissionTypes";

const ABORTED = "gform/submission/submission_aborted";

/** A submit event of the form: of its button, of the Enter key or of another script. */
export function onSubmit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (submitter?.matches(BUTTONS)) return submit(form, submitter);
  const button = primaryButton(form);
  warn(form, "Unsupported submission flow: use gform.submission.submitForm. The form is sent anyway.");
  return button ? submit(form, button) : send({ ...submissionOf(form, "submit"), submissionMethod: "postback" }, null);
}

/** Sends the form that a button belongs to. */
export async function handleButtonClick(button: HTMLElement): Promise<void> {
  const form = (button as HTMLButtonElement).form ?? button.closest("form");
  if (!form) return warn(null, "The submit button is not connected to a form. Put it inside the form.");
  return submit(form, button);
}

/** As if the visitor pressed the form's button of this type. */
export const submitForm = (
  form: HTMLFormElement,
  type: SubmissionType = "submit",
  method?: SubmissionMethod,
): Promise<void> => submit(form, buttonOf(form, type), type, method);

async function submit(
  form: HTMLFormElement,
  button: HTMLElement | null,
  type = (button && typeOf(button)) || "submit",
  method?: SubmissionMethod,
): Promise<void> {
  const place = placeOf(form);
  markActive(form);
  if (!isUsable(button)) return warn(form, "No active button found: it must be visible and enabled.");
  if (isLocked(form)) return warn(form, "Another submission is already in progress.");
  lockSubmission(place);
  try {
    const submission = await filtered(submissionOf(form, type, method));
    if (submission.abort) return emit(ABORTED, detailOf(submission));
    if (/submit|next/.test(submission.submissionType)) {
      if (!(await completePayment(submission))) return emit(ABORTED, detailOf(submission));
      await completeCaptchas(submission);
    }
    const { applyAsyncFilters } = runHooks;
    await send(await applyAsyncFilters("gform/submission/submission_started", submission), button);
  } finally {
    unlockSubmission(place);
  }
}

const submissionOf = (form: HTMLFormElement, submissionType: SubmissionType, method = methodOf(form)): Submission => ({
  form,
  submissionType,
  submissionMethod: method,
  displayConfirmation: true,
  abort: false,
});

/** Only the server sets the method iframe: its answer must be made for a frame. */
async function filtered(submission: Submission): Promise<Submission> {
  const before = { ...submission };
  const after = await runHooks.applyAsyncFilters("gform/submission/pre_submission", submission);
  const { submissionType, submissionMethod } = { ...before, ...after };
  const isType = SUBMISSION_TYPES.includes(submissionType);
  const isMethod = SUBMISSION_METHODS.includes(submissionMethod);
  const isNewFrame = submissionMethod === "iframe" && before.submissionMethod !== "iframe";
  if (!isMethod || isNewFrame) warn(before.form, `A filter cannot change the method to "${submissionMethod}".`);
  return {
    ...before,
    ...after,
    form: before.form,
    submissionType: isType ? submissionType : before.submissionType,
    submissionMethod: isMethod && !isNewFrame ? submissionMethod : before.submissionMethod,
  };
}

const detailOf = ({ form, submissionType, submissionMethod }: Submission) => ({
  formId: formIdOf(form),
  instance: instanceOf(form),
  form,
  submissionType,
  submissionMethod,
});

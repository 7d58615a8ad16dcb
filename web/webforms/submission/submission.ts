import { formIdOf } from "../parts/events";
import { formInput } from "../parts/formInput";
import { SUBMISSION_METHODS, type SubmissionMethod, type SubmissionType } from "./submissionTypes";

/** What the filter `gform/submission/pre_submission` gets, and may change. */
export type Submission = {
  readonly form: HTMLFormElement;
  submissionType: SubmissionType;
  submissionMethod: SubmissionMethod;
  /** Whether the confirmation replaces the form. */
  displayConfirmation: boolean;
  /** The submission ends, and the form can be sent again. */
  abort: boolean;
};

/** The method in the form's settings. */
export function methodOf(form: HTMLFormElement): SubmissionMethod {
  const value = formInput(form, "gform_submission_method")?.value;
  const method = SUBMISSION_METHODS.find((one) => one === value);
  if (!method) warn(form, `Unsupported submission flow "${value}": the form is sent with a page load.`);
  return method ?? "postback";
}

export const warn = (form: HTMLFormElement | null, text: string): void =>
  console.warn(`[forms] ${form ? `Form ${formIdOf(form)}: ` : ""}${text}`);

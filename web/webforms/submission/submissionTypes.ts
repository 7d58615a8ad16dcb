/** The submission types and methods of the specification, and how buttons and forms name theirs. */

import { NAMED_BUTTONS } from "../start/namedButtons";

export const SUBMISSION_TYPES = ["submit", "next", "previous", "save-continue", "send-link"] as const;
export type SubmissionType = (typeof SUBMISSION_TYPES)[number];

export const SUBMISSION_METHODS = ["ajax", "iframe", "postback"] as const;
export type SubmissionMethod = (typeof SUBMISSION_METHODS)[number];

/** Everything that sends a form or a page of it. */
export const BUTTONS = `${NAMED_BUTTONS}, [type=submit], [type=image]`;

/** Without the attribute, by class or id. Every other button submits. */
const BY_CLASS: readonly [selector: string, type: SubmissionType][] = [
  [".gform_next_button", "next"],
  [".gform_previous_button", "previous"],
  [".gform_save_link", "save-continue"],
  ["[id*=gform_send_resume_link_button]", "send-link"],
];

export function typeOf(button: HTMLElement): SubmissionType {
  const named = SUBMISSION_TYPES.find((type) => type === button.dataset.submissionType);
  return named ?? BY_CLASS.find(([selector]) => button.matches(selector))?.[1] ?? "submit";
}

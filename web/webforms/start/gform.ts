import { hooks } from "../api/hooks";
import type { runHooks } from "../api/runHooks";
import { inTime } from "../parts/inTime";
import type { locking } from "../submission/lock";
import type { SubmissionMethod, SubmissionType } from "../submission/submissionTypes";

type Hooks = typeof hooks & Partial<typeof runHooks>;
/** What runs hooks is there once a visitor uses a form. */
export type Gform = Hooks & { utils: Hooks; submission: typeof SUBMISSION & Partial<typeof locking> };

declare global {
  interface Window {
    gform: Gform;
    jQuery?: (page: Document) => { trigger(name: string, args: unknown[]): void };
  }
}

/** All that forms need once a visitor uses one. Rejects if it does not arrive; then the browser sends forms. */
export const liveForms = () => inTime(import("../liveForms"));

const SUBMISSION = {
  SUBMISSION_TYPE_SUBMIT: "submit",
  SUBMISSION_TYPE_NEXT: "next",
  SUBMISSION_TYPE_PREVIOUS: "previous",
  SUBMISSION_TYPE_SAVE_AND_CONTINUE: "save-continue",
  SUBMISSION_TYPE_SEND_LINK: "send-link",
  SUBMISSION_METHOD_AJAX: "ajax",
  SUBMISSION_METHOD_IFRAME: "iframe",
  SUBMISSION_METHOD_POSTBACK: "postback",
  /** As if the visitor pressed the form's button of this type. */
  submitForm: async (...meant: [form: HTMLFormElement, type?: SubmissionType, method?: SubmissionMethod]) =>
    (await liveForms()).submitForm(...meant),
  handleButtonClick: async (button: HTMLElement) => (await liveForms()).handleButtonClick(button),
} as const;

/** Makes the API of forms for scripts of a site. It exists before the code that it is about. */
export function startGform(): void {
  if (window.gform?.submission) return;
  window.gform = { ...window.gform, ...hooks, utils: { ...hooks }, submission: SUBMISSION };
  document.dispatchEvent(new CustomEvent("gform/theme/scripts_loaded"));
}

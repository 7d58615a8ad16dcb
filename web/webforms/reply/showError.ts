import { create } from "../../kit/enhance/create";
import { runHooks } from "../api/runHooks";
import { focusSoon } from "../parts/focusSoon";
import { translate } from "../parts/translate";
import type { Submission } from "../submission/submission";
import { wrapperOf } from "./wrapper";

const ERRORS = '[data-js="gform-focus-validation-error"]';

/** Says above the form, in a heading, why it was not sent. What was typed stays. */
export async function showError(submission: Submission, message: string): Promise<void> {
  const { form } = submission;
  const unknown = translate(form)(
    "The form was not sent, because something went wrong. Your answers are kept. Try again.",
  );
  const shown = { ...submission, errorMessage: message || unknown };
  const { errorMessage } = await runHooks.applyAsyncFilters("gform/ajax/pre_display_error", shown);
  form.querySelector(ERRORS)?.remove();
  form.prepend(errorHeading(form.id, errorMessage));
  wrapperOf(form).classList.add("gform_validation_error");
  focusErrors(form);
}

const errorHeading = (formElementId: string, message: string): HTMLElement =>
  create(
    document,
    "div",
    {
      class: "form__errors gform_validation_errors",
      id: `${formElementId}_validation_container`,
      "data-js": "gform-focus-validation-error",
    },
    create(document, "h2", { class: "form__errors-title gform_submission_error hide_summary" }, message),
  );

/** Moves focus to what says why the form was not accepted, or to the first wrong field. */
export function focusErrors(form: HTMLElement): boolean {
  const place = form.querySelector<HTMLElement>(`${ERRORS}, [aria-invalid=true]`);
  if (place) focusSoon(place);
  return place !== null;
}

import { isRecord } from "../../runtime/page/isRecord";
import { setHiddenField } from "../forms/hiddenFields";
import { type Challenge, isChallenge, tokenOf } from "../proof/challenge";
import { openStep, type StepTexts } from "./openStep";

/** What the server says about a doubtful message. */
type Step = { challenge: Challenge; texts: StepTexts };

const CONFIRMATION = "intarsia_confirmation";

/**
 * One more step for the message in this form. It is sent again once it is confirmed, also if the work failed: then it is
 * held. The form stays as it is for somebody who goes back to it.
 */
export async function takeStep(form: HTMLFormElement, json: string): Promise<void> {
  const step = stepIn(json);
  const button = form.querySelector<HTMLButtonElement>("[type=submit], button:not([type])");
  if (!step) return;
  const token = await openStep(form.ownerDocument, step.texts, (report) => solutionOf(step.challenge, report));
  if (token === undefined) return button?.focus();
  setHiddenField(form, CONFIRMATION, token);
  HTMLFormElement.prototype.requestSubmit.call(form, button);
}

function stepIn(json: string): Step | undefined {
  try {
    const step: unknown = JSON.parse(json);
    return isRecord(step) && isChallenge(step.challenge) && isRecord(step.texts) ? (step as Step) : undefined;
  } catch {
    return undefined;
  }
}

/** Empty if it could not be found. */
async function solutionOf(challenge: Challenge, report: (share: number) => void): Promise<string> {
  try {
    const { findNumber } = await import("../proof/findNumber");
    const number = await findNumber(challenge, report);
    return number === undefined ? "" : tokenOf(challenge, number);
  } catch {
    return "";
  }
}

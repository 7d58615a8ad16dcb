import { isRecord } from "../../runtime/page/isRecord";
import { setHiddenField } from "../forms/hiddenFields";
import { type Challenge, isChallenge, tokenOf } from "../proof/challenge";
import { openStep, type StepTexts } from "./openStep";

/** What the server says about a doubtful message: also the names of inputs that the page does not contain any more. */
type Step = { challenge: Challenge; texts: StepTexts; again?: string[] };

const CONFIRMATION = "intarsia_confirmation";

/**
 * One more step for the message in this form. It is sent again once it is confirmed, also if the work failed: then it is
 * held. The form stays as it is for somebody who goes back to it.
 */
export async function takeStep(form: HTMLFormElement, json: string): Promise<void> {
  const step = stepIn(json);
  if (!step) return;
  const lost = [...form.querySelectorAll("input")].filter(({ name, value }) => step.again?.includes(name) && !value);
  if (!lost[0]) return confirmAndSend(form, step);
  // A person fills them in first. An optional file must not be lost unseen.
  for (const input of lost) input.required = true;
  lost[0].focus();
  const onSubmit = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    confirmAndSend(form, step);
  };
  form.addEventListener("submit", onSubmit, { once: true, capture: true });
}

async function confirmAndSend(form: HTMLFormElement, step: Step): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("[type=submit], button:not([type])");
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

import { eventToken } from "../detector/eventToken";
import { currentProof } from "../proof/startProofs";
import { type Calls, SAVE_SESSION } from "../request/calls";
import type { Signals } from "../signals/signals";

const SEARCH = "form[apbct-form-sign='native_search']";
const TRAP = "input[name*='apbct__email_id__']";
// The longest time that a search waits for the response.
const MAX_WAIT = 1500;

/** Sends the signals before a search, because a GET form has no fields for them. */
export function guardSearch(page: Document, call: Calls, signals: Signals): void {
  const reported = new WeakSet<HTMLFormElement>();

  async function report(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    reported.add(form);
    const trap = form.querySelector<HTMLInputElement>(TRAP);
    const cookies = {
      ...signals.all(),
      apbct_search_form__honeypot_value: trap?.value ?? "",
      ct_bot_detector_event_token: eventToken(),
      intarsia_proof: currentProof(),
      apbct_force_alt_cookies: true,
    };
    const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT));
    await Promise.race([call(SAVE_SESSION, { cookies }), timeout]).catch(() => {});
    // The signals must not become part of the URL, which people store and share.
    if (trap) trap.disabled = true;
    form.requestSubmit(submitter);
    if (trap) trap.disabled = false;
    reported.delete(form);
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(SEARCH) || reported.has(form)) return;
    // Other handlers see the submit event once, when the form is really sent.
    event.preventDefault();
    event.stopImmediatePropagation();
    report(form, event.submitter);
  }

  page.addEventListener("submit", onSubmit, true);
}

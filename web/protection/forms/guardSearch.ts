import { eventToken } from "../detector/eventToken";
import { type Calls, SAVE_SESSION } from "../request/calls";
import type { Signals } from "../signals/signals";

const SEARCH = "form[apbct-form-sign='native_search']";
const TRAP = "input[name*='apbct__email_id__']";
// Nobody waits longer for an answer to a search.
const LONGEST_WAIT = 1500;

/** Before a search is sent, the server is told what was seen of the visitor: a form sent by GET has no fields for it. */
export function guardSearch(page: Document, call: Calls, signals: Signals): void {
  const told = new WeakSet<HTMLFormElement>();

  async function tell(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    told.add(form);
    const trap = form.querySelector<HTMLInputElement>(TRAP);
    const cookies = {
      ...signals.all(),
      apbct_search_form__honeypot_value: trap?.value ?? "",
      ct_bot_detector_event_token: eventToken(),
      apbct_force_alt_cookies: true,
    };
    const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
    await Promise.race([call(SAVE_SESSION, { cookies }), waited]).catch(() => {});
    // What was searched for has an address that people keep and share.
    if (trap) trap.disabled = true;
    form.requestSubmit(submitter);
    if (trap) trap.disabled = false;
    told.delete(form);
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(SEARCH) || told.has(form)) return;
    // Others hear of it once, when it is really sent.
    event.preventDefault();
    event.stopImmediatePropagation();
    tell(form, event.submitter);
  }

  page.addEventListener("submit", onSubmit, true);
}

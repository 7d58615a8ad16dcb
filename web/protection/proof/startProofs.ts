import type { PublicFunctions } from "../config";
import { takesFields } from "../forms/excluded";
import { setHiddenField } from "../forms/hiddenFields";
import { type Proof, proofOfWork } from "./proofOfWork";

const PROOF = "intarsia_proof";
const CONFIRMATION = "intarsia_confirmation";
/** A form that is sent before the work is done waits for it no longer than this, in milliseconds. */
const LONGEST_WAIT = 500;
/** A page that sends by script needs another proof for its next message. The server answers this one first. */
const RENEW_AFTER = 1000;

let proof: Proof | undefined;
let working: Promise<void> | undefined;

const started = new WeakSet<Document>();
const sending = new WeakSet<HTMLFormElement>();

/** The proof of work of this page; empty while there is none. */
export const currentProof = (): string => (proof && performance.now() < proof.until ? proof.token : "");

/**
 * Begins to work for the page's next message, and puts the proof into the form that is sent. Without it, forms are
 * sent all the same.
 */
export function startProofs(page: Document, site: PublicFunctions): void {
  if (started.has(page)) return;
  started.add(page);
  const work = () => {
    if (!currentProof()) working ??= workFor(site);
  };
  const renew = () => {
    proof = undefined;
    work();
  };
  page.addEventListener("submit", (event) => onSubmit(event, renew), true);
  // After the proof of a page that stays open has expired.
  page.addEventListener("focusin", ({ target }) => target instanceof Element && target.closest("form") && work());
  work();
}

/** Runs before the scripts that send the form, and stops them while it waits. */
function onSubmit(event: SubmitEvent, renew: () => void): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !takesFields(form)) return;
  if (working && !sending.has(form)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    sendSoon(form, event.submitter, working);
    return;
  }
  setHiddenField(form, PROOF, currentProof());
  // Our own forms show one more step if the server asks for it. The field may have its solution already.
  if (form.querySelector("[name=ct_checkjs]")) {
    const confirmation = form.querySelector<HTMLInputElement>(`[name=${CONFIRMATION}]`)?.value;
    setHiddenField(form, CONFIRMATION, confirmation || "possible");
  }
  setTimeout(renew, RENEW_AFTER);
}

async function sendSoon(form: HTMLFormElement, submitter: HTMLElement | null, proved: Promise<void>): Promise<void> {
  sending.add(form);
  await Promise.race([proved, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
  // A field may have the name "requestSubmit".
  HTMLFormElement.prototype.requestSubmit.call(form, submitter?.isConnected ? submitter : null);
  sending.delete(form);
}

async function workFor(site: PublicFunctions): Promise<void> {
  proof = await proofOfWork(site);
  working = undefined;
}

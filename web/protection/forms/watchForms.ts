import type { CookieMode } from "../config";
import { eventToken } from "../detector/eventToken";
import type { Signals } from "../signals/signals";
import { writeEntry } from "../storage/entries";
import { setCookie } from "../storage/persist";
import { sessionNumber } from "../storage/session";
import { takesFields, takesVisibleFields } from "./excluded";
import { base64, noCookieField, setHiddenField } from "./hiddenFields";
import { visibleFieldsOf } from "./visibleFields";

const FIRST_CHECK = 1000;
const CHECK_INTERVAL = 2000;
const LAST_WITH_COOKIE = 10;

type Watched = { mode: CookieMode; needsVisibleFields: boolean; hasDetector: boolean; signals: Signals };

/** Adds the signals to the forms of the page, to forms that are added later, and again when a form is sent. */
export function watchForms(page: Document, watched: Watched): void {
  const check = () => {
    for (const [index, form] of [...page.forms].entries()) fill(form, index, watched);
  };
  setTimeout(() => {
    check();
    setInterval(check, CHECK_INTERVAL);
  }, FIRST_CHECK);
  // Runs before a script that sends the form reads its fields.
  page.addEventListener("submit", ({ target }) => addSignals(page, target, watched), true);
}

function addSignals(page: Document, target: EventTarget | null, watched: Watched): void {
  if (!(target instanceof HTMLFormElement)) return;
  const index = [...page.forms].indexOf(target);
  if (takesVisibleFields(target)) storeFields(target, index, watched);
  fill(target, index, watched);
}

function storeFields(form: HTMLFormElement, index: number, { mode, signals }: Watched): void {
  const record = JSON.stringify(visibleFieldsOf(form));
  if (mode !== "native") signals.set("apbct_visible_fields", record);
  else if (index <= LAST_WITH_COOKIE) setCookie(`apbct_visible_fields_${index}`, record);
}

function fill(form: HTMLFormElement, index: number, { mode, needsVisibleFields, hasDetector, signals }: Watched): void {
  if (needsVisibleFields && takesVisibleFields(form)) {
    const records = base64({ 0: visibleFieldsOf(form) });
    setHiddenField(form, "apbct_visible_fields", records, `apbct_visible_fields_${index}`);
  }
  if (!takesFields(form)) return;
  const values = signals.all();
  // Only our own forms have it, from the start.
  const proof = form.querySelector<HTMLInputElement>("input[name=ct_checkjs]");
  if (proof) proof.value = String(values.ct_checkjs ?? "");
  if (hasDetector) setHiddenField(form, "ct_bot_detector_event_token", eventToken());
  if (mode === "alternative") setHiddenField(form, "apbct_session_id", sessionNumber());
  if (mode === "none") fillNoCookieField(form, noCookieField(values));
}

/** Scripts that build their own request read it from the storage. */
function fillNoCookieField(form: HTMLFormElement, value: string): void {
  setHiddenField(form, "ct_no_cookie_hidden_field", value);
  writeEntry("ct_no_cookie_hidden_field", value);
}

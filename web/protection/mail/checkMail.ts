import { isRecord } from "../../runtime/page/isRecord";
import type { Public } from "../config";
import type { Call, Calls } from "../request/calls";
import type { Signals } from "../signals/signals";
import { nowInSeconds } from "../storage/nowInSeconds";
import { type Marker, markerFor, removeMarker } from "./marker";

const CHECK_EMAIL: Call = { route: "check_email_before_post", action: "apbct_email_check_before_post" };
const EMAIL_EXISTS: Call = { route: "check_email_exist_post", action: "apbct_email_check_exist_post" };
const LOOKS_LIKE_ONE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Existence = { result: string; text_result: string };
export type MailCheckOptions = { call: Calls; settings: Public; signals: Signals };

/** Checks an e-mail address when its field loses focus. */
export function createMailCheck({ call, settings, signals }: MailCheckOptions) {
  const checkBefore = checkBeforePost(call, signals);
  const existence = checkExistence(call, signals);

  async function mark(field: HTMLInputElement, email: string): Promise<void> {
    const marker: Marker = markerFor(field);
    marker.show("load", "");
    const found = await existence(email);
    // The visitor has typed another e-mail address meanwhile.
    if (field.value.trim() !== email) return;
    if (found) marker.show(found.result === "EXISTS" ? "good_email" : "bad_email", found.text_result);
    else removeMarker(field);
  }

  return async function check(field: HTMLInputElement): Promise<void> {
    const email = field.value.trim();
    if (!LOOKS_LIKE_ONE.test(email)) return removeMarker(field);
    const checks: Promise<void>[] = [];
    if (Number(settings.data__email_check_before_post)) checks.push(checkBefore(email));
    if (Number(settings.data__email_check_exist_post)) checks.push(mark(field, email));
    await Promise.all(checks);
  };
}

/** Each e-mail address is checked once, also while a request is running. */
function checkBeforePost(call: Calls, signals: Signals) {
  const checked = new Set<string>();
  const results: Record<string, unknown> = {};
  return async (email: string): Promise<void> => {
    if (checked.has(email)) return;
    checked.add(email);
    const { ok, data } = await call(CHECK_EMAIL, { email });
    if (!ok || !isRecord(data) || !data.result) return void checked.delete(email);
    results[email] = { result: data.result, timestamp: nowInSeconds() };
    signals.set("ct_checked_emails", JSON.stringify(results));
  };
}

/** Each e-mail address is checked once, also while a request is running. Undefined without an answer. */
function checkExistence(call: Calls, signals: Signals) {
  const requests = new Map<string, Promise<Existence | undefined>>();
  const existences: Record<string, unknown> = {};

  async function request(email: string): Promise<Existence | undefined> {
    // Always by REST, whatever the site chose, because scripts of the contract know no other transport.
    const checked = { email, lang: document.documentElement.lang };
    const { ok, data } = await call(EMAIL_EXISTS, checked, { transport: "rest" });
    const found = ok && isRecord(data) && isRecord(data.result) ? (data.result as Existence) : undefined;
    if (found) {
      existences[email] = { result: found, timestamp: nowInSeconds() };
      signals.set("ct_checked_emails_exist", JSON.stringify(existences));
    } else requests.delete(email);
    return found;
  }

  return (email: string): Promise<Existence | undefined> => {
    const known = requests.get(email) ?? request(email);
    requests.set(email, known);
    return known;
  };
}

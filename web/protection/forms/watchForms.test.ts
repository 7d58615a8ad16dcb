import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CookieMode } from "../config";
import { LOG_KEY, TOKEN_KEY } from "../detector/eventToken";
import { persist as keepErrors } from "../errors/storedErrors";
import { collect } from "../signals/collect";
import { createSignals } from "../signals/signals";
import { sessionNumber } from "../storage/session";
import { visibleFieldsOf } from "./visibleFields";
import { watchForms } from "./watchForms";

const CONTACT = `<form method="post" id="contact">
  <input name="author"><input name="email"><textarea name="comment"></textarea>
  <input type="checkbox" name="consent"><input type="hidden" name="page" value="7"><button name="go">Go</button>
  <dialog><input name="trap"></dialog><input name="faded" style="opacity:0"><input type="hidden" name="ct_checkjs">
</form>`;

const CONTRACT = [
  "ct_checkjs",
  "ct_ps_timestamp",
  "ct_fkp_timestamp",
  "ct_pointer_data",
  "ct_timezone",
  "ct_screen_info",
  "apbct_headless",
  "apbct_visible_fields",
  "apbct_pixel_url",
  "ct_checked_emails",
  "ct_checked_emails_exist",
  "bot_detector_event_token",
  "ct_no_cookie_hidden_field",
  "ct_js_errors",
];

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function watch({ mode = "none" as CookieMode, needsVisibleFields = true, hasDetector = false } = {}) {
  const signals = createSignals();
  signals.set("ct_checkjs", "issued");
  watchForms(document, { mode, needsVisibleFields, hasDetector, signals });
  return signals;
}

const show = (html: string) => {
  document.body.innerHTML = html;
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const decoded = (text: string) =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), (one) => one.charCodeAt(0))));

test("PROT-SIG-15 checks forms one second after the page loaded, and not before", () => {
  show(CONTACT);
  watch();

  vi.advanceTimersByTime(999);
  expect(field("apbct_visible_fields")).toBeNull();
  vi.advanceTimersByTime(1);
  expect(field("apbct_visible_fields")).not.toBeNull();
});

test("PROT-SIG-16 adds fields to a later form within two seconds", () => {
  show("<p>nothing yet</p>");
  watch();
  vi.advanceTimersByTime(1000);
  show(CONTACT);
  vi.advanceTimersByTime(2000);

  expect(field("ct_no_cookie_hidden_field")).not.toBeNull();
});

test("PROT-SIG-10 PROT-SIG-11 records visible fields and fields that only scripts find", () => {
  show(CONTACT);

  expect(visibleFieldsOf(document.forms[0] as HTMLFormElement)).toEqual({
    visible_fields: "author email comment",
    visible_fields_count: 3,
    invisible_fields: "page trap faded",
    invisible_fields_count: 3,
  });
});

test("PROT-SIG-06 PROT-SIG-10 sends the record with the form, in base64", () => {
  show(CONTACT);
  watch();
  vi.advanceTimersByTime(1000);

  expect(decoded(field("apbct_visible_fields")?.value ?? "")["0"].visible_fields).toBe("author email comment");
  expect(field("apbct_visible_fields")?.id).toBe("apbct_visible_fields_0");
});

test("PROT-ALT-02 sends signals in a field without cookies, updated when the form is sent", () => {
  show(CONTACT);
  const signals = watch();
  vi.advanceTimersByTime(1000);
  signals.set("ct_checked_emails", { "ana@exämple.org": { result: "✓" } });
  document.forms[0]?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  const value = field("ct_no_cookie_hidden_field")?.value ?? "";

  expect(value.startsWith("_ct_no_cookie_data_")).toBe(true);
  expect(decoded(value.replace("_ct_no_cookie_data_", ""))).toMatchObject({
    ct_checkjs: "issued",
    ct_checked_emails: { "ana@exämple.org": { result: "✓" } },
  });
  expect(JSON.parse(String(signals.all().apbct_visible_fields)).visible_fields_count).toBe(3);
  expect(field("ct_checkjs")?.value).toBe("issued");
  expect(document.cookie).toBe("");
});

test.each([
  ["<form method='post' action='https://secure.payu.com/pay'><input name='a'></form>"],
  ["<form method='post' role='search'><input name='a'></form>"],
  ["<div class='mec-booking'><form method='post'><input name='a'></form></div>"],
  ["<form method='post' class='woocommerce-form-login'><input name='a'></form>"],
  ["<form method='post'><input name='user'><input type='password' autocomplete='current-password'></form>"],
])("PROT-SIG-12 makes no record for %s, but one for a contact form next to it", (excluded) => {
  show(`${excluded}${CONTACT}`);
  watch();
  vi.advanceTimersByTime(1000);

  const records = [...document.forms].map((form) => form.querySelector("[name=apbct_visible_fields]") !== null);
  expect(records).toEqual([false, true]);
});

test("PROT-SIG-13 ignores a form that is not posted", () => {
  show("<form><input name='q'></form><form method='get'><input name='q'></form><form method='dialog'></form>");
  watch();
  vi.advanceTimersByTime(1000);

  expect(document.querySelectorAll("[type=hidden]")).toHaveLength(0);
});

test("PROT-SIG-12 makes no record if the site needs none", () => {
  show(CONTACT);
  watch({ needsVisibleFields: false });
  vi.advanceTimersByTime(1000);

  expect(field("apbct_visible_fields")).toBeNull();
  expect(field("ct_no_cookie_hidden_field")).not.toBeNull();
});

test("PROT-SIG-14 stores one record per form with cookies, up to the eleventh form", () => {
  show(CONTACT.repeat(12));
  watch({ mode: "native" });
  for (const form of document.forms) form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  const records = document.cookie.match(/apbct_visible_fields_\d+/g) ?? [];

  expect(records).toHaveLength(11);
  expect(records).toContain("apbct_visible_fields_10");
});

test("PROT-ALT-07 sends only the session number if the server stores the signals", () => {
  show(CONTACT);
  watch({ mode: "alternative" });
  vi.advanceTimersByTime(1000);

  expect(field("apbct_session_id")?.value).toMatch(/^[0-9a-f]{32}$/);
  expect(field("ct_no_cookie_hidden_field")).toBeNull();
});

test("PROT-SIG-07 uses the storage keys of the contract, and otherwise only those in the documentation", () => {
  show(CONTACT);
  const signals = watch();
  collect(document, { ct_checkjs_key: "issued" } as never, signals, () => true);
  for (const name of ["ct_mouse_moved", "ct_has_scrolled", "ct_has_key_up", "ct_has_input_focused"] as const) {
    signals.set(name, true);
  }
  sessionNumber();
  keepErrors([{ err: { msg: "apbct" }, url: "", userAgent: "" }]);
  localStorage.setItem(TOKEN_KEY, JSON.stringify({ value: "a".repeat(64), timestamp: 1_700_000_000 }));
  localStorage.setItem(LOG_KEY, "{}");
  vi.advanceTimersByTime(1000);
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
  const docs = readFileSync("docs/guides/protect-a-form.md", "utf8");

  expect(keys).toEqual(expect.arrayContaining(CONTRACT));
  for (const key of [...keys, ...Object.keys(sessionStorage)].filter((key) => !CONTRACT.includes(key))) {
    expect(docs).toContain(`\`${key}\``);
  }
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isForced } from "./forcedBy";
import { createPersist, PASS_KEYS, setCookie } from "./persist";
import { sessionNumber } from "./session";

/** The environment of the test. */
declare const jsdom: { reconfigure: (settings: { url: string }) => void };

const save = vi.fn();
let written: string[];

beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
  written = [];
  vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => {
    written.push(cookie);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = "";
});

const persistBy = (mode: "none" | "native" | "alternative", forced = false) =>
  createPersist({ mode, prefix: "", save, isForced: () => forced });

test("PROT-ALT-02 keeps values in the browser's storage without cookies", () => {
  persistBy("none")("ct_timezone", 2);
  vi.advanceTimersByTime(5000);

  expect(localStorage.getItem("ct_timezone")).toContain('"value":"2"');
  expect([written, save.mock.calls]).toEqual([[], []]);
});

test("PROT-ALT-03 PROT-ALT-04 sends only the pass keys to the site", () => {
  const persist = persistBy("none");
  persist("apbct_bot_detector_exist", true);
  persist("ct_timezone", 2);
  vi.advanceTimersByTime(5000);

  expect(save.mock.calls).toEqual([[{ apbct_bot_detector_exist: true }]]);
  expect(localStorage.getItem("apbct_bot_detector_exist")).toBeNull();
  expect(PASS_KEYS).toEqual([
    "ct_sfw_pass_key",
    "ct_sfw_passed",
    "wordpress_apbct_antibot",
    "apbct_anticrawler_passed",
    "apbct_bot_detector_exist",
    "apbct_antiflood_passed",
    "apbct_email_encoder_passed",
  ]);
});

test("PROT-ALT-05 PROT-ALT-06 sets same-site cookies, which are not secure on an insecure page", () => {
  persistBy("native")("ct_screen_info", { fullWidth: 1 });

  expect(written).toEqual(["ct_screen_info=%7B%22fullWidth%22%3A1%7D; path=/; samesite=lax"]);
  expect([localStorage.length, save.mock.calls]).toEqual([0, []]);
});

test("PROT-ALT-06 sets secure cookies on a secure page", () => {
  jsdom.reconfigure({ url: "https://site.example/" });
  setCookie("ct_timezone", 2);
  jsdom.reconfigure({ url: "http://localhost:3000/" });

  expect(written).toEqual(["ct_timezone=2; path=/; samesite=lax; secure"]);
});

test("PROT-DET-02 sets a detector cookie for one hour", () => {
  persistBy("native")("apbct_bot_detector_exist", true);

  expect(written).toEqual(["apbct_bot_detector_exist=true; max-age=3600; path=/; samesite=lax"]);
});

test("PROT-ALT-07 sends values for the server together, and sets no cookie", () => {
  const persist = persistBy("alternative");
  persist("ct_timezone", 2);
  persist("ct_mouse_moved", true);
  vi.advanceTimersByTime(1500);
  persist("ct_has_scrolled", true);
  vi.advanceTimersByTime(1500);

  expect(save.mock.calls).toEqual([[{ ct_timezone: 2, ct_mouse_moved: true }], [{ ct_has_scrolled: true }]]);
  expect([written, localStorage.length]).toEqual([[], 0]);
});

test("PROT-ALT-08 is forced by certain forms of other plugins, in any mode", () => {
  document.body.innerHTML = "<form method='post'></form>";
  expect(isForced()).toBe(false);
  document.body.innerHTML = "<div id='user-registration-form-7'></div>";
  expect(isForced()).toBe(true);

  persistBy("none", true)("ct_timezone", 2);
  vi.advanceTimersByTime(1500);
  expect(save.mock.calls).toEqual([[{ ct_timezone: 2, apbct_force_alt_cookies: true }]]);
});

test("PROT-ALT-14 keeps the visitor's number in the tab's session storage", () => {
  expect(sessionNumber()).toMatch(/^[0-9a-f]{32}$/);
  expect(sessionNumber()).toBe(sessionStorage.getItem("apbct_session_id"));
});

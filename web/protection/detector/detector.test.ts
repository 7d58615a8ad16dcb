import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteForTests } from "../testing";
import { detect } from "./detect";
import { eventToken, refreshToken, TOKEN_EVENT, watchToken } from "./eventToken";

const site = siteForTests();
const TOKEN = "ab".repeat(32);
const listeners = { onDetector: vi.fn(), onToken: vi.fn(), onLog: vi.fn() };
const bring = (token: string) =>
  localStorage.setItem("bot_detector_event_token", JSON.stringify({ value: token, timestamp: Date.now() / 1000 }));

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("PROT-DET-05 checks the browser once, and stores the token where other scripts look for it", async () => {
  site.answer = () => ({ body: { event_token: TOKEN } });
  watchToken(listeners);

  await detect(site.functions);

  expect(site.requests.map(({ url }) => url)).toEqual(["/api/antispam/v1/bot_detector"]);
  const findings: string[] = JSON.parse(site.requests[0]?.parts.findings ?? "");
  expect(findings.every((finding) => /^[a-z_]+$/.test(finding))).toBe(true);
  expect(JSON.parse(localStorage.getItem("bot_detector_event_token") ?? "")).toEqual({
    value: TOKEN,
    timestamp: expect.any(Number),
  });
  expect(eventToken()).toBe(TOKEN);
  expect(JSON.parse(localStorage.getItem("ct_bot_detector_frontend_data_log") ?? "")).toEqual({ log: findings });
});

test("PROT-DET-01 requests the token from the site's URL with its transport", async () => {
  site.answer = () => ({ body: { event_token: TOKEN } });
  const own = { ...site.functions, data__ajax_type: "admin_ajax" as const };

  await detect(own);
  await detect({ ...site.functions, _rest_namespace: "cleantalk-antispam/v1" });

  expect(site.requests.map(({ url, parts }) => [url, parts.action])).toEqual([
    ["/ajax/", "apbct_bot_detector"],
    ["/api/cleantalk-antispam/v1/bot_detector", undefined],
  ]);
});

test("PROT-DET-07 PROT-TOK-07 leaves no token and breaks nothing if the detector fails", async () => {
  const console_ = vi.spyOn(console, "error").mockImplementation(() => {});
  watchToken(listeners);
  for (const body of [{ event_token: "" }, { error: "no" }, "<p>"]) {
    site.answer = () => ({ body });
    await detect(site.functions);
  }

  expect(eventToken()).toBe("");
  console_.mockRestore();
});

test("PROT-DET-02 PROT-DET-03 PROT-DET-06 checks for a token twice and then once a second, until there is one", () => {
  vi.useFakeTimers();
  watchToken(listeners);
  vi.advanceTimersByTime(700);
  bring(TOKEN);
  expect(listeners.onDetector).not.toHaveBeenCalled();

  vi.advanceTimersByTime(300);
  expect(listeners.onDetector).toHaveBeenCalledTimes(1);
  expect(listeners.onToken).toHaveBeenCalledExactlyOnceWith(TOKEN);
  const read = vi.spyOn(Storage.prototype, "getItem");
  vi.advanceTimersByTime(1000);
  expect(read.mock.calls.filter(([key]) => key === "bot_detector_event_token")).toEqual([]);
  expect(listeners.onDetector).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test("stops checking the storage if the page gets no token, and still accepts a late one", () => {
  vi.useFakeTimers();
  watchToken(listeners);
  vi.advanceTimersByTime(62_000);
  const read = vi.spyOn(Storage.prototype, "getItem");
  vi.advanceTimersByTime(600_000);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();

  window.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: { eventToken: TOKEN } }));
  expect(listeners.onToken).toHaveBeenCalledWith(TOKEN);
});

test("PROT-TOK-08 requests a new token before the old one expires, once the page is visible", () => {
  vi.useFakeTimers();
  const ask = vi.fn();
  watchToken(listeners);
  refreshToken(ask);
  window.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: { eventToken: TOKEN } }));
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.advanceTimersByTime(55 * 60 * 1000);
  expect(ask).not.toHaveBeenCalled();
  expect(eventToken()).toBe(TOKEN);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6 * 60 * 1000);
  expect(eventToken()).toBe("");
  hidden.mockRestore();
});

test("PROT-DET-04 reads the detector's log three seconds after the page loaded", () => {
  vi.useFakeTimers();
  localStorage.setItem("ct_bot_detector_frontend_data_log", '{"log":["no_screen"]}');
  watchToken(listeners);

  vi.advanceTimersByTime(2999);
  expect(listeners.onLog).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listeners.onLog).toHaveBeenCalledWith('{"log":["no_screen"]}');
});

test("deletes a token of an earlier page, which may have used it", () => {
  bring(TOKEN);
  watchToken(listeners);

  expect(eventToken()).toBe("");
});

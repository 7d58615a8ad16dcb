import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Given, siteForTests } from "../testing";
import { request } from "./request";

const site = siteForTests();
let console_: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  console_ = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => console_.mockRestore());
const messages = () =>
  console_.mock.calls.map(([message]: unknown[]) => String(message).replace("%c ctXHR error: %c", ""));
const ask = (data: Record<string, unknown> = {}) => request({ url: site.functions._ajax_url, data });

test.each<[string, Given, string]>([
  ["PROT-REQ-08", { body: "<p>Fatal error" }, "Unexpected response from server. See console for details."],
  ["PROT-REQ-10", { status: 500, body: "{}" }, "Internal server error."],
  ["PROT-REQ-11", { status: 418, body: "{}" }, "Unexpected response code: 418"],
  ["PROT-REQ-12", { body: "null" }, "No response"],
  ["PROT-REQ-12", { body: "" }, "No response"],
  [
    "PROT-REQ-13 PROT-REQ-09",
    { body: { error: "EMPTY_DATA" } },
    "Unexpected error. Status: 200. Additional error info: EMPTY_DATA",
  ],
])("treats %s %j as a failure and logs it to the console", async (_clause, given, message) => {
  site.answer = () => given;

  expect((await ask()).ok).toBe(false);
  expect(messages()).toEqual([message]);
});

test("PROT-REQ-09 reports a network error with its status and details", async () => {
  expect((await request({ url: "http://127.0.0.1:1/" })).status).toBe(0);
  expect(messages()[0]).toMatch(/^Unexpected error\. Status: error\. Additional error info: ./);
});

test("PROT-REQ-14 sends nothing without a URL", async () => {
  expect((await request({ data: { a: 1 } })).ok).toBe(false);
  expect([messages(), site.requests]).toEqual([["not URL provided"], []]);
});

test("PROT-REQ-06 PROT-REQ-07 fails after 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const silent = vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  const asked = ask();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(messages()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);

  expect((await asked).ok).toBe(false);
  expect(messages()).toEqual(["Server response timeout"]);
  silent.mockRestore();
  vi.useRealTimers();
});

test("PROT-REQ-15 shows no failure to the visitor", async () => {
  const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
  site.answer = () => ({ status: 500, body: "oops" });
  const before = document.documentElement.outerHTML;

  await ask();

  expect(alert).not.toHaveBeenCalled();
  expect(document.documentElement.outerHTML).toBe(before);
});

test("sends each member as one part: objects as JSON, and nested JSON decoded", async () => {
  await ask({
    cookies: { ct_screen_info: '{"fullWidth":100}', note: "{no json}" },
    list: "[1]",
    none: null,
    name: "ä",
  });

  expect(site.requests[0]?.headers["content-type"]).toMatch(/^multipart\/form-data/);
  expect(site.requests[0]?.parts).toEqual({
    cookies: '{"ct_screen_info":{"fullWidth":100},"note":"{no json}"}',
    list: "[1]",
    none: "null",
    name: "ä",
  });
});

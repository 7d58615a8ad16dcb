import { afterEach, expect, test, vi } from "vitest";
import { createCalls, SAVE_SESSION } from "../request/calls";
import { siteForTests } from "../testing";
import { isSampled } from "./isSampled";
import { reportErrors } from "./reportErrors";
import { watchErrors } from "./watchErrors";

const site = siteForTests();

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
const kept = () => JSON.parse(localStorage.getItem("ct_js_errors") ?? "[]");
const fail = (message: string) => window.dispatchEvent(new ErrorEvent("error", { message }));
const noted = (msg: string) => ({ err: { msg }, url: "https://site.example/page/", userAgent: "A browser" });
const keepNoted = (...messages: string[]) => localStorage.setItem("ct_js_errors", JSON.stringify(messages.map(noted)));

test("PROT-ERR-01 PROT-ERR-02 PROT-ERR-04 PROT-ERR-05 stores each error of its own scripts once, and no others", () => {
  history.replaceState(null, "", "/page/?email=ana@example.org");
  watchErrors(window);
  for (const message of ["ctPublic is not defined", "cart is null", "apbct_ready failed", "ctPublic is not defined"]) {
    fail(message);
  }
  const url = `${location.origin}/page/`;

  expect(kept()).toEqual([
    { err: { msg: "ctPublic is not defined" }, url, userAgent: navigator.userAgent },
    { err: { msg: "apbct_ready failed" }, url, userAgent: navigator.userAgent },
  ]);
});

test("PROT-ERR-03 watches for one of the integers from 0 to 100", () => {
  const watched = Array.from({ length: 101 }, (_, integer) => isSampled(() => (integer + 0.5) / 101));

  expect(watched.flatMap((isWatched, integer) => (isWatched ? [integer] : []))).toEqual([1]);
});

test("PROT-ERR-06 sends stored errors with a call, and deletes them once the site has them", async () => {
  keepNoted("ctPublic is null", "apbct is null");
  site.answer = ({ parts }) => {
    if (parts.spbc_remote_call_action) return { body: { wpnonce: "aaaaaaaaaa" } };
    // Another error occurs meanwhile.
    keepNoted("ctPublic is null", "apbct is null", "apbct is new");
    return { body: { success: true } };
  };
  await reportErrors((cookies) => createCalls(site.functions)(SAVE_SESSION, { cookies }));
  const call = site.requests.find(({ url }) => url.endsWith("/alt_sessions"));

  expect(JSON.parse(call?.parts.cookies ?? "")).toEqual({
    apbct_ct_js_errors: [noted("ctPublic is null"), noted("apbct is null")],
  });
  expect(kept()).toEqual([noted("apbct is new")]);
});

test.each([{ status: 500 }, { body: { success: false, error: "AltSessions: No." } }, { status: 429 }])(
  "PROT-ERR-06 keeps them if the site responds with %j",
  async (answer) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    keepNoted("ctPublic is null");
    site.answer = ({ parts }) => (parts.spbc_remote_call_action ? { body: { wpnonce: "aaaaaaaaaa" } } : answer);
    await reportErrors((cookies) => createCalls(site.functions)(SAVE_SESSION, { cookies }));

    expect(kept()).toEqual([noted("ctPublic is null")]);
  },
);

test("PROT-ERR-06 makes no call without errors", async () => {
  await reportErrors((cookies) => createCalls(site.functions)(SAVE_SESSION, { cookies }));

  expect(site.requests).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Received, siteForTests } from "../testing";
import { type Call, createCalls, SAVE_SESSION } from "./calls";

const CHECK_EMAIL: Call = { route: "check_email_before_post", action: "apbct_email_check_before_post" };

const site = siteForTests();
const NONCES = ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"];
const isRefresh = ({ parts }: Received) => parts.spbc_remote_call_action === "get_fresh_wpnonce";
const calls = () => site.requests.filter((request) => !isRefresh(request));
const refreshes = () => site.requests.filter(isRefresh).map(({ parts }) => parts);
const nonceOf = ({ headers, parts }: Received) => headers["x-wp-nonce"] ?? parts._ajax_nonce;

let console_: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  console_ = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => console_.mockRestore());
const messages = () => console_.mock.calls.map(([message]: unknown[]) => String(message));

/** Returns the nonces in turn and accepts only `valid`. */
function siteWithNonces(valid: string, refusal: object = { status: 403, body: { data: { status: 403 } } }) {
  const given = [...NONCES];
  site.answer = (request) => {
    if (isRefresh(request)) return { body: { wpnonce: given.shift() } };
    return nonceOf(request) === valid ? { body: { success: true } } : refusal;
  };
}

test("PROT-REQ-01 PROT-REQ-02 PROT-REQ-03 posts to the route by REST, with the nonce in a header", async () => {
  siteWithNonces("aaaaaaaaaa");

  const answer = await createCalls(site.functions)(SAVE_SESSION, { cookies: { ct_timezone: 2 } });

  expect(answer).toMatchObject({ ok: true, status: 200, data: { success: true } });
  expect(calls()).toMatchObject([{ url: "/api/antispam/v1/alt_sessions", headers: { "x-wp-nonce": "aaaaaaaaaa" } }]);
  expect(calls()[0]?.parts).toEqual({ cookies: '{"ct_timezone":2}' });
});

test("PROT-REQ-02 PROT-REQ-04 PROT-REQ-05 sends the action, the nonce and a unique number by ajax", async () => {
  siteWithNonces("aaaaaaaaaa");
  site.functions.data__ajax_type = "admin_ajax";
  const call = createCalls(site.functions);
  await call(CHECK_EMAIL, { email: "ana@example.org" });
  await call(CHECK_EMAIL, { email: "ana@example.org" });

  const [first, second] = calls().map(({ parts }) => parts);
  expect(calls().map(({ url }) => url)).toEqual(["/ajax/", "/ajax/"]);
  expect(first).toMatchObject({
    action: "apbct_email_check_before_post",
    _ajax_nonce: "aaaaaaaaaa",
    email: "ana@example.org",
  });
  expect(first?.no_cache).not.toBe(second?.no_cache);
});

test("PROT-NON-01 PROT-NON-04 PROT-NON-05 replaces a refused nonce once and repeats the call", async () => {
  siteWithNonces("bbbbbbbbbb");

  const answer = await createCalls(site.functions)(SAVE_SESSION, {});

  expect(answer.ok).toBe(true);
  expect(refreshes()).toEqual([
    {
      spbc_remote_call_action: "get_fresh_wpnonce",
      plugin_name: "antispam",
      nonce_prev: "",
      initial_request_params: "[]",
    },
    expect.objectContaining({ nonce_prev: "aaaaaaaaaa" }),
  ]);
  expect(calls().map(nonceOf)).toEqual(["aaaaaaaaaa", "bbbbbbbbbb"]);
  expect(site.functions._fresh_nonce).toBe("bbbbbbbbbb");
  expect(messages()).toEqual([]);
});

test("PROT-NON-02 treats the response -1 with status 403 as such a refusal too", async () => {
  siteWithNonces("bbbbbbbbbb", { status: 403, body: "-1" });
  site.functions.data__ajax_type = "admin_ajax";

  expect((await createCalls(site.functions)(SAVE_SESSION, {})).ok).toBe(true);
  expect(calls()).toHaveLength(2);
});

test("PROT-NON-03 returns a second refusal without another request", async () => {
  siteWithNonces("never");

  const answer = await createCalls(site.functions)(SAVE_SESSION, {});

  expect(answer).toMatchObject({ ok: false, status: 403 });
  expect([calls().length, refreshes().length]).toEqual([2, 2]);
  expect(messages()).toEqual(["%c ctXHR error: %cUnexpected response code: 403"]);
});

test("shares one nonce between simultaneous calls", async () => {
  siteWithNonces("aaaaaaaaaa");
  const call = createCalls(site.functions);

  await Promise.all([call(SAVE_SESSION, {}), call(CHECK_EMAIL, {}), call(SAVE_SESSION, {})]);

  expect([calls().length, refreshes().length]).toEqual([3, 1]);
});

test("makes no call if the site returns no nonce", async () => {
  site.answer = (request) => (isRefresh(request) ? { status: 429, body: {} } : { status: 403, body: "-1" });

  expect((await createCalls(site.functions)(SAVE_SESSION, {})).ok).toBe(false);
  expect(calls()).toHaveLength(0);
  expect(messages()).toContain("%c ctXHR error: %cThe site gave no nonce.");
});

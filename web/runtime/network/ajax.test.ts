// @vitest-environment node
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAjax } from "./ajax";

type Request = { url: string; fields: Record<string, string> };
type Answer = { status?: number; body: string | object };

let server: Server;
let requests: Request[];
let urls: Record<string, string>;
let answer: (request: Request) => Answer;

beforeEach(async () => {
  requests = [];
  answer = () => ({ body: "" });
  server = createServer(async (incoming, outgoing) => {
    let body = "";
    for await (const chunk of incoming) body += chunk;
    const request = { url: incoming.url ?? "", fields: Object.fromEntries(new URLSearchParams(body)) };
    requests.push(request);
    const { status = 200, body: text } = answer(request);
    outgoing.writeHead(status).end(typeof text === "string" ? text : JSON.stringify(text));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  urls = { host: `${origin}/`, ajax: `${origin}/sub/ajax/`, listingAjax: `${origin}/sub/listing-ajax/` };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A site that returns the nonces in turn and accepts only the last one. */
function siteWithNonces(...nonces: string[]) {
  const given = [...nonces];
  const valid = nonces.at(-1);
  answer = ({ url, fields }) => {
    if (url === "/") return { body: { wpnonce: given.shift() } };
    return fields.security === valid ? { body: "<p>more</p>" } : { status: 403, body: { success: false, data: {} } };
  };
}

const refreshes = () => requests.filter(({ url }) => url === "/").map(({ fields }) => fields);
const calls = () => requests.filter(({ url }) => url !== "/").map(({ fields }) => fields);

test("RUN-AJAX-01 RUN-AJAX-08 posts form fields with the action to the path in the config", async () => {
  answer = () => ({ body: "<li>one</li>" });

  const result = await createAjax(urls)("post_tab_query", { term_id: 3, action: "other" });

  expect(requests).toEqual([{ url: "/sub/ajax/", fields: { term_id: "3", action: "post_tab_query" } }]);
  expect(result).toMatchObject({ ok: true, status: 200, text: "<li>one</li>", data: undefined });
});

test("posts listing calls to the listing path, and parses JSON responses", async () => {
  answer = () => ({ body: { success: true, data: { html: "<i>" } } });

  const result = await createAjax(urls)("jet_engine_ajax", { handler: "get_listing" }, { to: "listingAjax" });

  expect(requests[0]?.url).toBe("/sub/listing-ajax/");
  expect(result).toMatchObject({ ok: true, data: { success: true, data: { html: "<i>" } } });
});

describe("RUN-AJAX-04 a call that needs it sends security, a nonce", () => {
  test("PROT-NON-04 PROT-NON-05 PROT-NON-06 that is fetched when first needed and used again", async () => {
    siteWithNonces("aaaaaaaaaa");
    const ajax = createAjax(urls);

    await ajax("post_grid", { loadedItem: 6 }, { security: true });
    await ajax("post_grid", { loadedItem: 12 }, { security: true });

    expect(refreshes()).toEqual([
      {
        spbc_remote_call_action: "get_fresh_wpnonce",
        plugin_name: "intarsia",
        nonce_prev: "",
        initial_request_params: '{"action":"post_grid"}',
      },
    ]);
    expect(calls()).toEqual([
      { action: "post_grid", loadedItem: "6", security: "aaaaaaaaaa" },
      { action: "post_grid", loadedItem: "12", security: "aaaaaaaaaa" },
    ]);
  });

  test("that simultaneous calls share", async () => {
    siteWithNonces("aaaaaaaaaa");
    const ajax = createAjax(urls);

    const results = await Promise.all(["a", "b", "c"].map((action) => ajax(action, {}, { security: true })));

    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(refreshes()).toHaveLength(1);
  });

  test("that is not fetched before a call needs it", async () => {
    await createAjax(urls)("calendar", {});

    expect(refreshes()).toEqual([]);
    expect(calls()).toEqual([{ action: "calendar" }]);
  });

  test("and is not repeated when refused, if it needs none", async () => {
    siteWithNonces("aaaaaaaaaa");

    expect(await createAjax(urls)("post_grid")).toMatchObject({ ok: false, status: 403 });
    expect(requests).toHaveLength(1);
  });
});

describe("a refused nonce", () => {
  test("PROT-NON-01 is refreshed once and the call is repeated", async () => {
    siteWithNonces("aaaaaaaaaa", "bbbbbbbbbb");

    const result = await createAjax(urls)("post_grid", { loadedItem: 6 }, { security: true });

    expect(result).toMatchObject({ ok: true, text: "<p>more</p>" });
    expect(refreshes().map(({ nonce_prev }) => nonce_prev)).toEqual(["", "aaaaaaaaaa"]);
    expect(calls()).toEqual([
      { action: "post_grid", loadedItem: "6", security: "aaaaaaaaaa" },
      { action: "post_grid", loadedItem: "6", security: "bbbbbbbbbb" },
    ]);
  });

  test.each<[string, Answer]>([
    ["PROT-NON-01 in the answer's data", { body: { code: "rest_cookie_invalid_nonce", data: { status: 403 } } }],
    ["PROT-NON-02 as -1", { status: 403, body: "-1" }],
  ])("is noticed if %s", async (_how, refusal) => {
    answer = ({ url, fields }) => {
      if (url === "/") return { body: { wpnonce: fields.nonce_prev ? "bbbbbbbbbb" : "aaaaaaaaaa" } };
      return fields.security === "bbbbbbbbbb" ? { body: "fine" } : refusal;
    };

    expect(await createAjax(urls)("post_grid", {}, { security: true })).toMatchObject({ ok: true, text: "fine" });
  });

  test("PROT-NON-03 is not refreshed a second time", async () => {
    siteWithNonces("aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc");

    const result = await createAjax(urls)("post_grid", {}, { security: true });

    expect(result).toMatchObject({ ok: false, status: 403 });
    expect(refreshes()).toHaveLength(2);
    expect(calls()).toHaveLength(2);
  });

  test("is refreshed once for calls that are refused together", async () => {
    siteWithNonces("aaaaaaaaaa", "bbbbbbbbbb");
    const ajax = createAjax(urls);

    const results = await Promise.all(["a", "b", "c"].map((action) => ajax(action, {}, { security: true })));

    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(refreshes()).toHaveLength(2);
  });
});

describe("RUN-AJAX-02 RUN-AJAX-03 a failure is a result, never an exception or a message", () => {
  test.each<[string, Answer]>([
    ["a status", { status: 500, body: "oops" }],
    ["success: false", { body: { success: false, data: { message: "no" } } }],
    ["PROT-REQ-13 an error field", { body: { error: "no" } }],
  ])("%s", async (_how, failing) => {
    answer = () => failing;

    const result = await createAjax(urls)("feed");

    expect(result).toMatchObject({ ok: false, status: failing.status ?? 200 });
    expect(result.text).not.toBe("");
  });

  test("if the site cannot be reached", async () => {
    const result = await createAjax({ ajax: "http://127.0.0.1:1/", host: "http://127.0.0.1:1/" })("feed");

    expect(result).toMatchObject({ ok: false, status: 0, error: expect.any(String) });
  });

  test("if a nonce cannot be fetched, and the next call tries again", async () => {
    answer = () => ({ body: { error: "RATE_LIMIT_EXCEEDED" } });
    const ajax = createAjax(urls);
    expect(await ajax("feed", {}, { security: true })).toMatchObject({ ok: false, status: 0 });

    siteWithNonces("aaaaaaaaaa");
    expect(await ajax("feed", {}, { security: true })).toMatchObject({ ok: true });
  });

  test("if the page's config has no URL", async () => {
    expect(await createAjax({})("feed")).toMatchObject({
      ok: false,
      status: 0,
      error: expect.stringContaining("ajax"),
    });
    expect(requests).toEqual([]);
  });

  test("if the caller cancels the call", async () => {
    const caller = new AbortController();
    const result = createAjax(urls)("feed", {}, { signal: caller.signal });
    caller.abort();

    expect(await result).toMatchObject({ ok: false, status: 0 });
  });

  test("if the site does not respond in time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const silent = vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
    const result = createAjax(urls)("feed");
    await vi.advanceTimersByTimeAsync(15_000);

    expect(await result).toMatchObject({ ok: false, status: 0 });
    silent.mockRestore();
    vi.useRealTimers();
  });
});

test("FORM-SUB-26 sends a form as it is, with a nonce for this form in its own field, other headers and another time limit", async () => {
  const posted: [FormData, RequestInit][] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit & { body: FormData }) => {
    posted.push([init.body, init]);
    return new Response(init.body.has("spbc_remote_call_action") ? '{"wpnonce": "aaaaaaaaaa"}' : "");
  });
  const form = new FormData();
  form.append("input_1", "a");
  form.append("input_1", "b");
  const security = { field: "gform_ajax_nonce", plugin: "gform_ajax_submission_3" };

  await createAjax(urls)("gform_submit_form", form, { security, headers: { "Idempotency-Key": "k" } });
  vi.unstubAllGlobals();

  expect(posted[0]?.[0].get("plugin_name")).toBe("gform_ajax_submission_3");
  expect([...(posted[1]?.[0] ?? [])]).toEqual([
    ["input_1", "a"],
    ["input_1", "b"],
    ["action", "gform_submit_form"],
    ["gform_ajax_nonce", "aaaaaaaaaa"],
  ]);
  expect(posted[1]?.[1].headers).toEqual({ "Idempotency-Key": "k" });
});

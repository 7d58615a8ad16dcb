import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { boot } from "../testing/inEditor";
import { createApi, type Token } from "./api";

type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let reply: Reply;
const seen: { method?: string; url?: string; token?: string | string[]; requestedWith?: unknown; body: string }[] = [];
const users: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const { "x-csrftoken": token, "x-requested-with": requestedWith } = request.headers;
      seen.push({ method: request.method, url: request.url, token, requestedWith, body });
      users.push(request.headers["x-intarsia-user"]);
      reply(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen.splice(0);
  users.splice(0);
});

const json =
  (status: number, answer: unknown): Reply =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer));
  };

function api(token: Partial<Token> = {}, limitMs?: number) {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = Object.fromEntries(Object.entries(boot().urls).map(([name, path]) => [name, base + path]));
  return createApi(
    { urls: urls as never, user: "7" },
    { current: () => "t", renew: async () => false, ...token },
    limitMs,
  );
}

const document = { root: {}, content: [] };
const request = { document, base_revision: null, action: "draft", autosave_revision_id: null } as const;

test("returns a saved document with its revision", async () => {
  reply = json(200, { revision: { id: 1, created_at: "now" } });
  expect(await api().save(request)).toEqual({ ok: true, value: { revision: { id: 1, created_at: "now" } } });
  expect(JSON.parse(seen[0]?.body ?? "")).toEqual(request);
  expect(seen[0]?.token).toBe("t");
});

test.each([
  [401, "signed_out"],
  [403, "forbidden"],
  [409, "stale"],
  [422, "invalid"],
  [423, "locked"],
])("returns the server's message for a rejection %i", async (status, error) => {
  const problems = [{ path: "content[0].props.title", message: "is too long" }];
  reply = json(status, { error, message: "Because.", problems });
  expect(await api().save(request)).toEqual({ ok: false, status, error, message: "Because.", problems });
});

test("recognizes a proxy's error page for a request that is too large", async () => {
  reply = (_request, response) => response.writeHead(413).end("<html>nginx</html>");
  expect(await api().save(request)).toMatchObject({ ok: false, error: "too_large", message: /shorten/ });
});

test("distinguishes a server error from a network error", async () => {
  reply = (_request, response) => response.writeHead(502).end("<html>Bad gateway</html>");
  expect(await api().save(request)).toMatchObject({ ok: false, status: 502, error: "failed" });
});

test("returns a network error instead of throwing it", async () => {
  reply = (_request, response) => void response.destroy();
  expect(await api().save(request)).toMatchObject({ ok: false, status: 0, error: "offline" });
});

test("counts an answer that broke off, or that is not ours, as no answer", async () => {
  reply = (_request, response) => response.writeHead(200).end('{"revision":{"id":1,"crea');
  expect(await api().save(request)).toMatchObject({ ok: false, status: 0, error: "offline" });
  reply = (_request, response) => response.writeHead(200).end("<html>Sign in to the hotel's network</html>");
  expect(await api().save(request)).toMatchObject({ ok: false, status: 0, error: "offline" });
});

test("stops waiting for a server that never answers", async () => {
  reply = () => {};
  expect(await api({ current: () => "given up" }, 20).save(request)).toMatchObject({
    ok: false,
    status: 0,
    error: "offline",
  });
});

test("repeats the request with the new token after a sign-in", async () => {
  let token = "old";
  reply = (...args) =>
    json(args[0].headers["x-csrftoken"] === "new" ? 200 : 403, { error: "csrf", revision: { id: 2 } })(...args);
  const renew = async () => {
    token = "new";
    return true;
  };
  expect((await api({ current: () => token, renew }).save(request)).ok).toBe(true);
  // A request that another test gave up on may arrive now.
  expect(seen.map((one) => one.token).filter((one) => one !== "given up")).toEqual(["old", "new"]);
});

test("sends the same token with a form", async () => {
  let token = "old";
  const calls = api({ current: () => token });
  token = "new";
  expect(calls.csrfToken()).toBe("new");
});

test.each([
  ["another error", "forbidden", true],
  ["a token that cannot be renewed", "csrf", false],
])("does not repeat a request after %s", async (_case, error, isRenewed) => {
  reply = json(403, { error, message: "No." });
  expect(await api({ renew: async () => isRenewed }).save(request)).toMatchObject({ ok: false, error, message: "No." });
  expect(seen).toHaveLength(1);
});

test("loads without a body and without a token", async () => {
  reply = json(200, { document });
  expect(await api().load()).toEqual({ ok: true, value: { document } });
  expect(seen).toEqual([{ method: "GET", url: "/document/", body: "" }]);
});

test("reads versions by their number, and restores one over the known revision", async () => {
  reply = json(200, {});
  await api().revisions();
  await api().revision(7);
  await api().restore(7, { id: 8, created_at: "now" });
  await api().resources(document);
  expect(seen.map(({ method, url }) => [method, url])).toEqual([
    ["GET", "/revisions/"],
    ["GET", "/revisions/7/"],
    ["POST", "/revisions/7/"],
    ["POST", "/resources/"],
  ]);
  expect(seen.slice(2).map(({ body }) => JSON.parse(body))).toEqual([
    { base_revision: { id: 8, created_at: "now" } },
    { document },
  ]);
});

test("pings as Wagtail expects it and returns other editors", async () => {
  reply = json(200, { other_sessions: [{ user: "Ada", is_editing: true, revision_id: null }] });
  expect(await api().ping({ id: 5, created_at: "then" })).toEqual([
    { user: "Ada", is_editing: true, revision_id: null },
  ]);
  expect(fieldsOf(seen[0]?.body)).toEqual({ is_editing: "1", revision_id: "5", revision_created_at: "then" });
  expect(seen[0]).toMatchObject({ method: "POST", url: "/ping/", token: "t", requestedWith: "XMLHttpRequest" });
  await api().ping(null);
  expect(fieldsOf(seen[1]?.body)).toEqual({ is_editing: "1" });
});

test("knows no other editors if a ping fails", async () => {
  reply = json(500, { other_sessions: [{ user: "Ada", is_editing: true, revision_id: null }] });
  expect(await api().ping(null)).toBeNull();
  reply = (_request, response) => void response.destroy();
  expect(await api().ping(null)).toBeNull();
});

const fieldsOf = (body = "") =>
  Object.fromEntries([...body.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]));

test("names the user who opened the editor with each request, also after the token was renewed", async () => {
  reply = json(403, { error: "csrf" });
  await api({ renew: async () => true }).save(request);
  await api().load();
  expect(users).toEqual(["7", "7", "7"]);
});

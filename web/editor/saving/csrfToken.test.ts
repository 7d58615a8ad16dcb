import { afterEach, expect, test, vi } from "vitest";
import { boot } from "../testing/inEditor";
import { createApi, csrfToken } from "./api";

afterEach(() => void vi.unstubAllGlobals());

const pageWith = (token: string) =>
  vi.stubGlobal("fetch", async () => new Response(`<script id="intarsia-boot">{"csrfToken":"${token}"}</script>`));

test("takes the new token of the page after a sign-in", async () => {
  const token = csrfToken("old", "/edit/");
  pageWith("new");
  expect(await token.renew()).toBe(true);
  expect(token.current()).toBe("new");
});

test("says that nothing changed if the page has the same token", async () => {
  const token = csrfToken("old", "/edit/");
  pageWith("old");
  expect(await token.renew()).toBe(false);
  expect(token.current()).toBe("old");
});

test.each([
  ["the page is a sign-in form", async () => new Response("<form></form>")],
  ["the server cannot be reached", () => Promise.reject(new TypeError("offline"))],
])("keeps its token if %s", async (_case, fetch) => {
  const token = csrfToken("old", "/edit/");
  vi.stubGlobal("fetch", fetch);
  expect(await token.renew()).toBe(false);
  expect(token.current()).toBe("old");
});

test("releases the page with the current token while the page unloads", () => {
  const sendBeacon = vi.fn<(url: string, form: FormData) => boolean>(() => true);
  vi.stubGlobal("navigator", { sendBeacon });
  createApi(boot(), csrfToken("t", "/edit/")).release();
  const [url, form] = sendBeacon.mock.calls[0] ?? [];
  expect([url, Object.fromEntries(form ?? [])]).toEqual(["/release/", { csrfmiddlewaretoken: "t" }]);
});

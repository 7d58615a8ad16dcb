import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteForTests } from "../testing";
import { TOKEN_EVENT } from "./eventToken";

const site = siteForTests();
const TOKEN = "cd".repeat(32);

beforeEach(() => {
  vi.resetModules();
  site.answer = () => ({ body: { event_token: TOKEN } });
  document.body.innerHTML = '<form method="post"></form><form method="get"></form>';
});
afterEach(() => {
  delete window.ctPublicFunctions;
  delete window.setEventTokenField;
  localStorage.clear();
});

async function load(enabled: "0" | "1"): Promise<void> {
  window.ctPublicFunctions = { ...site.functions, data__bot_detector_enabled: enabled };
  const token = new Promise((resolve) => window.addEventListener(TOKEN_EVENT, resolve, { once: true }));
  await import("./standalone");
  if (enabled === "1") await token;
}

const fields = () =>
  [...document.forms].map((form) => new FormData(form).get("ct_bot_detector_event_token") as string | null);

test("one script tag feeds page scripts of others: the token is in the storage and in forms", async () => {
  await load("1");

  expect(site.requests.map(({ url }) => url)).toEqual(["/api/antispam/v1/bot_detector"]);
  expect(JSON.parse(localStorage.getItem("bot_detector_event_token") ?? "").value).toBe(TOKEN);
  expect(fields()).toEqual([TOKEN, null]);
});

test("a form that was added later has the token when it is sent, or when a script asks for it", async () => {
  await load("1");
  document.body.insertAdjacentHTML("beforeend", '<form method="post"></form><form method="post"></form>');
  document.forms[2]?.addEventListener("submit", (event) => event.preventDefault());

  document.forms[2]?.requestSubmit();
  expect(fields()).toEqual([TOKEN, null, TOKEN, null]);

  window.setEventTokenField?.(TOKEN);
  expect(fields()).toEqual([TOKEN, null, TOKEN, TOKEN]);
});

test("does nothing if the site turned the detector off", async () => {
  await load("0");

  expect(site.requests).toEqual([]);
  expect(window.setEventTokenField).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Public, PublicFunctions } from "./config";
import type { Calls } from "./request/calls";
import { SAVE_SESSION } from "./request/calls";
import { siteForTests } from "./testing";

const site = siteForTests();
const TOKEN = "ab".repeat(32);
const SETTINGS: Public = {
  ct_checkjs_key: "proof",
  data__email_check_before_post: 0,
  data__email_check_exist_post: 0,
  data__visible_fields_required: false,
};
const FORM = '<form method="post"><input name="message"><input type="email" name="email"></form>';

/** Ends what a page's script started, because all tests share one document. */
const listeners: (() => void)[] = [];
let observers: { callback: IntersectionObserverCallback; elements: Element[] }[] = [];
const originalFetch = window.fetch;
const { open, send } = XMLHttpRequest.prototype;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  for (const target of [document, window] as EventTarget[]) {
    const { addEventListener } = target;
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
      addEventListener.call(target, type, listener, options);
      listeners.push(() => target.removeEventListener(type, listener, options));
    });
  }
  observers = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      #known = { callback: (() => {}) as IntersectionObserverCallback, elements: [] as Element[] };
      constructor(callback: IntersectionObserverCallback) {
        this.#known.callback = callback;
        observers.push(this.#known);
      }
      observe = (element: Element) => this.#known.elements.push(element);
      disconnect() {}
    },
  );
  site.answer = ({ parts }) => ({
    body: parts.spbc_remote_call_action ? { wpnonce: "aaaaaaaaaa" } : { success: true },
  });
});

afterEach(() => {
  for (const remove of listeners.splice(0)) remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.fetch = originalFetch;
  Object.assign(XMLHttpRequest.prototype, { open, send });
  document.body.innerHTML = "";
  localStorage.clear();
  sessionStorage.clear();
  delete window.ctPublicFunctions;
  delete window.ctPublic;
});

/** Loads the script of a page with this HTML. */
async function load(html: string, settings: Partial<Public> = {}, functions: Partial<PublicFunctions> = {}) {
  document.body.innerHTML = html;
  window.ctPublicFunctions = { ...site.functions, ...functions } as PublicFunctions;
  window.ctPublic = { ...SETTINGS, ...settings } as Public;
  vi.resetModules();
  await import("./protection");
}

const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
const field = (name: string) => all(`input[name=${name}]`)[0];
const focus = (selector: string) => all(selector)[0]?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
/** Also lets time pass on the page. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const routes = () => site.requests.map(({ url }) => url.split("/").at(-1)).filter(Boolean);
const requested = (route: string) => until(() => expect(routes()).toContain(route));
const request = (route: string) => site.requests.find(({ url }) => url.endsWith(`/${route}`));
/** Time for code that is loaded when it is needed. */
async function settle() {
  await vi.advanceTimersByTimeAsync(50);
  await vi.dynamicImportSettled();
}

function comeNear(selector: string) {
  for (const { callback, elements } of observers) {
    const entries = elements.filter((one) => one.matches(selector)).map((target) => ({ target, isIntersecting: true }));
    if (entries.length) callback(entries as IntersectionObserverEntry[], { disconnect() {} } as IntersectionObserver);
  }
}

test("PROT-REQ-01 announces the calls to other scripts of the page", async () => {
  const announced = new Promise<Calls>((resolve) =>
    window.addEventListener("intarsia:protection", (event) => resolve((event as CustomEvent).detail.call)),
  );
  await load(FORM);
  const call = await announced;
  await call(SAVE_SESSION, { cookies: { a: 1 } });
  expect(request("alt_sessions")?.parts.cookies).toBe('{"a":1}');
});

test.each(["ctPublicFunctions", "ctPublic"] as const)("leaves forms alone without %s", async (name) => {
  const announced = vi.fn();
  window.addEventListener("intarsia:protection", announced);
  document.body.innerHTML = FORM;
  window.ctPublicFunctions = site.functions;
  window.ctPublic = SETTINGS;
  delete window[name];
  vi.resetModules();
  await import("./protection");
  await vi.advanceTimersByTimeAsync(5000);
  expect(announced).not.toHaveBeenCalled();
  expect(all("input")).toHaveLength(2);
});

test("puts the signals into posted forms, and requests nothing for that", async () => {
  await load(FORM);
  await vi.advanceTimersByTimeAsync(1000);
  expect(field("ct_no_cookie_hidden_field")?.value).toBeTruthy();
  expect(all("input[name=ct_bot_detector_event_token]")).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(routes()).toEqual([]);
});

test("PROT-BLK-01 watches for block messages once a field of a form has the focus", async () => {
  await load(`${FORM}<button id="other">Menu</button>`);
  focus("#other");
  await settle();
  expect(window.fetch).toBe(originalFetch);
  focus("input[name=message]");
  await until(() => expect(window.fetch).not.toBe(originalFetch));
  const watched = window.fetch;
  focus("input[name=email]");
  await settle();
  expect(window.fetch).toBe(watched);
});

test.each([
  ["data__email_check_before_post", "check_email_before_post"],
  ["data__email_check_exist_post", "check_email_exist_post"],
])("%s checks an e-mail address when its field loses the focus", async (setting, route) => {
  await load(FORM, { [setting]: 1 });
  focus("input[name=message]");
  await settle();
  const email = field("email") as HTMLInputElement;
  email.value = "ana@example.org";
  email.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await requested(route);
  expect(request(route)?.parts.email).toBe("ana@example.org");
  expect(routes().filter((one) => one?.startsWith("check_"))).toEqual([route]);
});

test("checks no e-mail address unless the site wants it", async () => {
  await load(FORM);
  focus("input[name=message]");
  await settle();
  (field("email") as HTMLInputElement).value = "ana@example.org";
  field("email")?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await settle();
  expect(routes().filter((one) => one?.startsWith("check_"))).toEqual([]);
});

test.each([
  ["1", false],
  ["0", true],
])("settings__forms__search_test %s: a search is sent at once: %s", async (value, isSent) => {
  await load('<form apbct-form-sign="native_search"><input name="q"></form>', { settings__forms__search_test: value });
  await settle();
  const form = document.querySelector("form") as HTMLFormElement;
  form.requestSubmit = () => {};
  expect(form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }))).toBe(isSent);
});

const DETECTOR = { data__bot_detector_enabled: "1" } as const;
const answerWithToken = () => {
  const answer = site.answer;
  site.answer = (received) =>
    received.url.endsWith("bot_detector") ? { body: { event_token: TOKEN } } : answer(received);
};

test("PROT-DET-01 the detector runs when a posted form comes near, and the form gets its token", async () => {
  answerWithToken();
  await load(`<form method="get"></form>${FORM}`, {}, DETECTOR);
  await vi.advanceTimersByTimeAsync(1000);
  comeNear("form[method=get]");
  await settle();
  expect(routes()).toEqual([]);
  comeNear("form[method=post]");
  await requested("bot_detector");
  await until(() => expect(field("ct_bot_detector_event_token")?.value).toBe(TOKEN));
});

test("PROT-DET-01 there is no detector unless the site wants it", async () => {
  await load(FORM);
  await vi.advanceTimersByTimeAsync(1000);
  comeNear("form");
  document.dispatchEvent(new Event("submit"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(routes()).not.toContain("bot_detector");
});

test("the browser works for a form that comes near or has the focus, and not before", async () => {
  await load(FORM);
  await vi.advanceTimersByTimeAsync(3000);
  expect(routes()).toEqual([]);
  comeNear("form");
  await requested("proof");

  site.requests = [];
  await load(FORM);
  focus("input[name=message]");
  await requested("proof");
});

test("a page that sends by script gets a new token for its next message", async () => {
  answerWithToken();
  await load(FORM, {}, DETECTOR);
  document.dispatchEvent(new Event("submit"));
  await vi.advanceTimersByTimeAsync(1000);
  await requested("bot_detector");
});

test.each([
  ["data[ct_bot_detector_event_token]", DETECTOR, TOKEN],
  ["data[ct_no_cookie_hidden_field]", {}, undefined],
])("PROT-TOK-01 requests of other scripts get %s", async (name, functions, value) => {
  answerWithToken();
  await load(`<div class="happyforms-form"></div>${FORM}`, {}, functions);
  await vi.advanceTimersByTimeAsync(1000);
  comeNear("form");
  if (value) await until(() => expect(localStorage.getItem("bot_detector_event_token")).toContain(TOKEN));
  await settle();

  const sent = new XMLHttpRequest();
  sent.open("POST", site.functions._ajax_url);
  const data = new FormData();
  data.set("action", "happyforms_message");
  sent.send(data);
  await until(() => expect(site.requests.some(({ parts }) => parts.action)).toBe(true));
  const parts = site.requests.find(({ parts }) => parts.action)?.parts ?? {};
  expect(Object.keys(parts)).toEqual(["action", name]);
  if (value) expect(parts[name]).toBe(value);
});

test("a booking form that renders again gets the token again", async () => {
  answerWithToken();
  await load(`<form class="latepoint-form"></form>${FORM}`, {}, DETECTOR);
  await vi.advanceTimersByTimeAsync(1000);
  await settle();
  document.dispatchEvent(new Event("submit"));
  await vi.advanceTimersByTimeAsync(1000);
  await until(() => expect(all(".latepoint-form input")[0]?.value).toBe(TOKEN));
});

const ERROR = { err: { msg: "ctPublic is null" }, url: "https://site.example/", userAgent: "A browser" };

test("PROT-ERR-06 errors of an earlier page are reported", async () => {
  localStorage.setItem("ct_js_errors", JSON.stringify([ERROR]));
  await load("");
  await requested("alt_sessions");
  expect(JSON.parse(request("alt_sessions")?.parts.cookies ?? "")).toEqual({ apbct_ct_js_errors: [ERROR] });
});

test.each([
  [0.015, ["ctPublic is undefined"]],
  [0.5, []],
])("PROT-ERR-03 errors are stored on one page view of a hundred (%d)", async (random, stored) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  await load("");
  await settle();
  window.dispatchEvent(new ErrorEvent("error", { message: "ctPublic is undefined" }));
  const errors: (typeof ERROR)[] = JSON.parse(localStorage.getItem("ct_js_errors") ?? "[]");
  expect(errors.map(({ err }) => err.msg)).toEqual(stored);
});

const PERSON =
  '<article class="apbct-trp"><div class="comment-body"><span class="comment-author">Ana</span></div></article>';
const BADGE = {
  phrases: { trpHeading: "Real person", trpContent1: "One.", trpContent2: "Two.", trpContentLearnMore: "More" },
  trpContentLink: "/admin/badge/",
};

test("PROT-BDG-01 a verified person gets a badge when the comment comes near", async () => {
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
  await load(PERSON, { theRealPerson: BADGE });
  await settle();
  expect(all(".apbct-real-user-badge")).toEqual([]);
  comeNear(".apbct-trp");
  await until(() => expect(all(".apbct-real-user-badge")).toHaveLength(1));
});

test("PROT-BDG-01 a site without badges loads nothing for them", async () => {
  await load(PERSON);
  await settle();
  expect(observers).toEqual([]);
});

test("a site that stores values on the server sends them under the session's number", async () => {
  await load(FORM, {}, { data__cookies_type: "alternative" });
  await vi.advanceTimersByTimeAsync(1500);
  await requested("alt_sessions");
  expect(request("alt_sessions")?.headers["x-robots-tag"]).toBe("noindex");
  expect(request("alt_sessions")?.parts.apbct_session_id).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(request("alt_sessions")?.parts.cookies ?? "")).toMatchObject({ ct_checkjs: "proof" });
});

test("forms that drop our fields are recognized by the site's own cookie", async () => {
  await load(`<div class="fields_reorder_enabled"></div>${FORM}`);
  await vi.advanceTimersByTimeAsync(1500);
  await requested("alt_sessions");
  expect(request("alt_sessions")?.parts.apbct_session_id).toBeUndefined();
  expect(JSON.parse(request("alt_sessions")?.parts.cookies ?? "")).toMatchObject({ apbct_force_alt_cookies: true });
});

test("the detector's log becomes a signal", async () => {
  await load(FORM, {}, { ...DETECTOR, data__cookies_type: "alternative" });
  localStorage.setItem("ct_bot_detector_frontend_data_log", '{"log":["webdriver"]}');
  localStorage.setItem("bot_detector_event_token", JSON.stringify({ value: TOKEN, timestamp: Date.now() / 1000 }));
  await vi.advanceTimersByTimeAsync(3000 + 1500);
  const saved = () =>
    Object.assign({}, ...site.requests.flatMap(({ parts }) => (parts.cookies ? [JSON.parse(parts.cookies)] : [])));
  await until(() =>
    expect(saved()).toMatchObject({
      apbct_bot_detector_exist: true,
      ct_bot_detector_frontend_data_log: { log: ["webdriver"] },
    }),
  );
});

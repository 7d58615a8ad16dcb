import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import type { ContactsConfig } from "../../runtime/contacts/watchContacts";
import { watchContacts } from "../../runtime/contacts/watchContacts";
import { type Received, siteForTests } from "../testing";
import { openContact } from "./openContact";

const site = siteForTests();
const isRefresh = ({ parts }: Received) => parts.spbc_remote_call_action === "get_fresh_wpnonce";
const isWork = ({ url, parts }: Received) => url.endsWith("/proof") || parts.action === "intarsia_proof_challenge";
const calls = () => site.requests.filter((request) => !isRefresh(request) && !isWork(request));

type Item = { is_allowed?: boolean; comment?: string; decoded_email?: string };

/** The server's response for each string, in the order of the request and in reverse order. */
function answering(items: Record<string, Item>) {
  site.answer = (request) => {
    if (isRefresh(request)) return { body: { wpnonce: "aaaaaaaaaa" } };
    if (isWork(request)) return { body: WORK };
    const asked = Object.values(JSON.parse(request.parts.encodedEmails ?? "{}") as Record<string, string>);
    const defaults = { is_allowed: true, show_comment: false, comment: "", decoded_email: "" };
    const data = asked.map((encoded_email) => ({ ...defaults, encoded_email, ...items[encoded_email] })).reverse();
    return { body: { success: true, data } };
  };
}

const SALT = "salt?for=page&life=3600&expires=1789000000&";
const WORK = {
  algorithm: "SHA-256",
  challenge: createHash("sha256").update(`${SALT}7`).digest("hex"),
  maxnumber: 20,
  salt: SALT,
  signature: "s",
};
const SPAN =
  '<span data-original-string="T1" class="apbct-email-encoder" role="button" tabindex="0">a**@***le.org</span>';
const LINK = '<a href="mailto:a**@***le.org" data-original-string="T2">Write to a**@***le.org</a>';
const ANA = { T1: { decoded_email: "ana@example.org" }, T2: { decoded_email: "ana@example.org?subject=Hello" } };

let end: AbortController;
let waiting: MockInstance<typeof setTimeout>;

/** A page with this HTML, and the element that is clicked first. */
function visit(html: string, config: ContactsConfig = {}) {
  window.ctPublicFunctions = { ...site.functions, text__ee_got_it: "Got it!", text__ee_blocked: "Blocked" };
  document.body.innerHTML = html;
  const page = new Document();
  watchContacts(
    Object.assign(page, {
      addEventListener: (type: string, listen: EventListener) =>
        document.addEventListener(type, listen, { signal: end.signal }),
    }),
    { src: "contacts.js", ...config },
    async () => ({ openContact }),
  );
  return document.querySelector<HTMLElement>("[data-original-string]") as HTMLElement;
}

const until = async (isSo: () => unknown) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};
const popup = () => document.querySelector<HTMLDialogElement>("#apbct_popup");
const text = () => popup()?.querySelector("#apbct_popup_text")?.textContent;
const gotIt = () => popup()?.querySelector<HTMLButtonElement>(".apbct-email-encoder-got-it-button");
/** Resolves when the response has been read, which starts the display delay. */
const answered = () => until(() => waiting.mock.calls.some(([, delay]) => delay === 3000));

beforeEach(() => {
  end = new AbortController();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  waiting = vi.spyOn(globalThis, "setTimeout");
  vi.spyOn(console, "error").mockImplementation(() => {});
  answering(ANA);
  // Not implemented in jsdom.
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal("CSS", { escape: (value: string) => value });
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  popup()?.close();
  end.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.ctPublicFunctions = undefined;
});

test("PROT-DEC-02 opens a dialog that says what it is loading", async () => {
  visit(SPAN).click();
  await until(popup);

  expect(popup()?.open).toBe(true);
  expect(text()).toBe("One moment, please.We are checking that you are not a robot.");
  expect(popup()?.querySelectorAll(".apbct-ee-animation-wrapper .apbct_dog")).toHaveLength(3);
  expect(document.body.classList.contains("apbct-popup-fade")).toBe(true);
  await answered();
});

test("PROT-DEC-03 PROT-DEC-04 PROT-DEC-05 PROT-DEC-07 requests only the selected contact, once", async () => {
  const contact = visit(`${SPAN}<p>${LINK}</p>`);
  contact.click();
  await answered();
  const [call] = calls();

  expect(calls()).toHaveLength(1);
  expect(call?.url).toBe("/api/antispam/v1/apbct_decode_email");
  expect(JSON.parse(call?.parts.encodedEmails ?? "")).toEqual({ 0: "T1" });
  expect(call?.parts).toMatchObject({ post_url: location.href, referrer: "" });
  const proof = btoa(JSON.stringify({ ...WORK, number: 7 }));
  const seen = { apbct_headless: false, intarsia_proof: proof };
  expect(JSON.parse(call?.parts.event_javascript_data ?? "")).toMatchObject(seen);
});

test("PROT-DEC-11 PROT-DEC-12 PROT-DEC-14 shows the contact after 3 s, and on the page 2 s after it was loaded", async () => {
  const contact = visit(SPAN);
  contact.click();
  await answered();

  vi.advanceTimersByTime(2999);
  expect(text()).not.toContain("ana@example.org");
  vi.advanceTimersByTime(1);
  expect(text()).toBe("Here it is:\u00a0ana@example.org");
  expect([gotIt()?.textContent, document.activeElement]).toEqual(["Got it!", gotIt()]);
  expect(contact.textContent).toBe("a**@***le.org");

  gotIt()?.click();
  expect([popup(), document.activeElement]).toEqual([null, contact]);
  vi.advanceTimersByTime(1999);
  expect(contact.textContent).toBe("a**@***le.org");
  vi.advanceTimersByTime(1);
  expect(contact.textContent).toBe("ana@example.org");
  expect(contact.className).toBe("no-blur");
});

test("PROT-DEC-10 PROT-DEC-13 updates a link with its subject at once, wherever the contact is in it", async () => {
  visit(`${LINK}<p>${LINK}</p>`).click();
  await answered();
  vi.advanceTimersByTime(3000);
  gotIt()?.click();
  const links = [...document.querySelectorAll("a")];

  expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(2).fill("mailto:ana@example.org?subject=Hello"));
  vi.advanceTimersByTime(2000);
  expect(links.map((link) => link.textContent)).toEqual(Array(2).fill("Write to ana@example.org"));
});

test("PROT-DEC-13 replaces a placeholder text in a link by the e-mail address", async () => {
  const words =
    '<span data-original-string="T1" class="apbct-email-encoder apbct-replaced">Show the e-mail address</span>';
  visit(`<a href="mailto:a**@***le.org" data-original-string="T2">${words}</a>`).click();
  await answered();
  vi.advanceTimersByTime(3000);
  gotIt()?.click();
  vi.advanceTimersByTime(2000);

  expect(document.querySelector("a")?.getAttribute("href")).toBe("mailto:ana@example.org?subject=Hello");
  expect(document.querySelector("a")?.textContent).toBe("ana@example.org");
});

test("PROT-DEC-13 treats a telephone link and the number in it as one contact", async () => {
  answering({ L: { decoded_email: "+441632960187" }, N: { decoded_email: "01632 960 187" } });
  visit('<a href="tel:+44***87" data-original-string="L"><span data-original-string="N">016** **87</span></a>').click();
  await answered();
  vi.advanceTimersByTime(3000);
  gotIt()?.click();
  vi.advanceTimersByTime(2000);

  expect(JSON.parse(calls()[0]?.parts.encodedEmails ?? "")).toEqual({ 0: "L", 1: "N" });
  expect(document.querySelector("a")?.outerHTML).toContain('href="tel:+441632960187"');
  expect(document.querySelector("a")?.textContent).toBe("01632 960 187");
});

test("PROT-DEC-15 PROT-DEC-17 PROT-DEC-22 shows the reason of a refusal for 3 s, and no contact", async () => {
  answering({ T1: { is_allowed: false, comment: "Like a robot.", decoded_email: "ana@example.org" } });
  const contact = visit(SPAN);
  contact.click();
  await answered();

  expect(text()).toBe("Hidden contact: Blocked: Like a robot.");
  vi.advanceTimersByTime(2999);
  expect(popup()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect([popup(), document.activeElement]).toEqual([null, contact]);
  expect(document.body.textContent).not.toContain("ana@example.org");
});

test("PROT-DEC-19 says that it cannot be decoded if the response has no contact", async () => {
  answering({});
  visit(SPAN).click();
  await answered();

  expect(text()).toContain("This contact could not be decoded.");
});

test.each([
  [{ status: 500, body: "oops" }, "Hidden contact: The site cannot be reached"],
  [{ status: 429, body: { code: "x", message: "Too often.", data: { status: 429 } } }, "reached: Too often."],
  [{ body: { success: false, data: [{ comment: "No connection." }] } }, "reached: No connection."],
  [{ body: { success: true, data: false } }, "Hidden contact: The site cannot be reached"],
])("PROT-DEC-16 PROT-DEC-17 shows %j with the comment for 3 s", async (answer, message) => {
  site.answer = (request) => (isRefresh(request) ? { body: { wpnonce: "aaaaaaaaaa" } } : answer);
  visit(SPAN).click();
  await answered();

  expect(text()).toContain(message);
  vi.advanceTimersByTime(3000);
  expect(popup()).toBeNull();
});

test("PROT-DEC-26 returns focus when closed and ignores the response", async () => {
  const contact = visit(SPAN);
  contact.click();
  await until(popup);
  // What Escape does to a dialog in a browser.
  popup()?.close();
  await until(() => calls().length);
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(9000);

  expect([popup(), document.activeElement]).toEqual([null, contact]);
  expect(contact.textContent).toBe("a**@***le.org");
  expect(document.body.classList.contains("apbct-popup-fade")).toBe(false);
});

test.each(["Enter", " "])("PROT-DEC-27 opens with the key '%s' too", async (key) => {
  visit(SPAN).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await until(popup);
  await answered();
});

test("PROT-DEC-28 ignores a second press meanwhile", async () => {
  const contact = visit(SPAN);
  contact.click();
  contact.click();
  await answered();
  contact.click();

  expect(calls()).toHaveLength(1);
  expect(document.querySelectorAll("#apbct_popup")).toHaveLength(1);
});

test("PROT-DEC-06 PROT-DEC-08 PROT-DEC-21 uses ajax for staff, whatever the site's setting, and sends the token only", async () => {
  visit(SPAN, { isForStaff: true }).click();
  await answered();
  const { url, parts } = calls()[0] as Received;

  expect([url, Object.keys(parts).sort()]).toEqual(["/ajax/", ["_ajax_nonce", "action", "encodedEmails", "no_cache"]]);
});

test("PROT-DEC-08 PROT-REQ-02 uses ajax if the site's setting says so", async () => {
  visit(SPAN);
  if (window.ctPublicFunctions) window.ctPublicFunctions.data__ajax_type = "admin_ajax";
  document.querySelector<HTMLElement>("span")?.click();
  await answered();

  expect(calls()[0]?.parts).toMatchObject({ action: "apbct_decode_email", _ajax_nonce: "aaaaaaaaaa" });
});

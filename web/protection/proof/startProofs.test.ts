import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteForTests } from "../testing";

const site = siteForTests();
const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const SALT = "salt?for=page&life=3600&expires=1789000000&";
const CHALLENGE = { algorithm: "SHA-256", challenge: hash(`${SALT}321`), maxnumber: 500, salt: SALT, signature: "s" };
const FORM = '<form method="post"><input name="message"><button name="go" value="1">Send</button></form>';

let page: HTMLElement;
let sent: FormData[];
let answer: (value: object) => void;

beforeEach(() => {
  page = document.createElement("div");
  page.innerHTML = FORM;
  document.body.replaceChildren(page);
  sent = [];
  // The last listener of the page, as a script that sends by itself.
  page.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(new FormData(event.target as HTMLFormElement, event.submitter));
  });
  site.answer = () => ({ body: CHALLENGE });
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** Each test has a page and a script of its own. */
async function start() {
  const { startProofs } = await import("./startProofs");
  startProofs(page as unknown as Document, site.functions);
}

const press = () => page.querySelector("button")?.click();
const proofs = () => sent.map((data) => data.get("intarsia_proof"));
const TOKEN = btoa(JSON.stringify({ ...CHALLENGE, number: 321 }));

test("a form that is sent before the work is done waits for it, and is sent once", async () => {
  await start();
  press();
  expect(sent).toEqual([]);

  await vi.waitFor(() => expect(proofs()).toEqual([TOKEN]));
  expect(sent[0]?.get("go")).toBe("1");
  expect(site.requests.map(({ url }) => url)).toEqual(["/api/antispam/v1/proof"]);
});

test("a form waits half a second at most, and is sent without a proof", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", () => new Promise((resolve) => (answer = resolve as never)));
  await start();
  press();
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);

  expect(proofs()).toEqual([""]);
  vi.unstubAllGlobals();
  answer({});
});

test("a site that gives no work delays no form", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  site.answer = () => ({ status: 500 });
  await start();
  await vi.waitFor(() => expect(site.requests).toHaveLength(1));
  await vi.waitFor(() => {
    press();
    expect(proofs().at(-1)).toBe("");
  });
  vi.restoreAllMocks();
});

test("a page that stays open works for its next message, because a proof sends one", async () => {
  await start();
  press();
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  await vi.waitFor(() => expect(site.requests).toHaveLength(2), { timeout: 5000 });
});

test("forms of other sites that take no fields get none, and do not wait", async () => {
  page.querySelector("form")?.setAttribute("action", "https://secure.payu.com/");
  await start();
  press();

  expect(sent).toHaveLength(1);
  expect(sent[0]?.has("intarsia_proof")).toBe(false);
});

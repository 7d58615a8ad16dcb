import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Modal, shortened } from "../modal/Modal";
import { blockIn } from "./block";
import { show, watchResponses } from "./watchResponses";

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">Send</button>';
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    // What a browser does.
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const content = () => document.getElementById("cleantalk-modal-content") as HTMLElement;
const press = (id: string) => document.getElementById(id)?.click();

test.each([
  [
    { apbct: { blocked: true, comment: "Forbidden", stop_script: 1 } },
    { message: "Forbidden", stopsPage: true, integration: "" },
  ],
  [
    { data: { message: "No", stop_script: 0, integration: "NEXForms" } },
    { message: "No", stopsPage: false, integration: "NEXForms" },
  ],
  [{ data: { message: "No", stop_script: "1" } }, { message: "No", stopsPage: true, integration: "" }],
])("PROT-BLK-02 PROT-BLK-03 recognizes the block %j", (answer, block) => {
  expect(blockIn(JSON.stringify(answer))).toEqual(block);
});

test.each([
  '{"apbct":{"blocked":false,"allow":true,"comment":"Allowed"}}',
  '{"success":true,"data":{"message":"Saved"}}',
  '<!DOCTYPE html><p>{"apbct"',
  '{"apbct":',
  '"apbct"',
  '{"apbct":7,"data":null}',
  "null",
])("PROT-BLK-02 does not treat %s as a block", (text) => {
  expect(blockIn(text)).toBeUndefined();
});

test("PROT-BLK-01 PROT-BLK-04 opens the modal for a block, notifies other scripts, and stops the page if the block says so", () => {
  const stop = vi.spyOn(window, "stop").mockImplementation(() => {});
  const alerted = vi.fn();
  window.addEventListener("apbctAjaxBockAlert", (event) => alerted((event as CustomEvent).detail));
  show(window, { message: "Forbidden", stopsPage: false, integration: "" });
  expect(stop).not.toHaveBeenCalled();
  show(window, { message: "Forbidden", stopsPage: true, integration: "" });

  expect(content().textContent).toBe("Forbidden");
  expect(alerted).toHaveBeenCalledWith({ message: "Forbidden" });
  expect(stop).toHaveBeenCalledTimes(1);
  press("cleantalk-modal-close");
});

test("PROT-BLK-05 disables the named form and hides its success message", () => {
  document.body.innerHTML +=
    '<form class="submit-nex-form"><button class="nex-submit">Go</button></form><div class="nex_success_message">Thanks</div>';
  show(window, { message: "No", stopsPage: false, integration: "NEXForms" });

  expect(document.querySelector<HTMLButtonElement>(".nex-submit")?.disabled).toBe(true);
  expect(document.querySelector<HTMLElement>(".nex_success_message")?.hidden).toBe(true);
  press("cleantalk-modal-close");
});

test("PROT-BLK-06 PROT-BLK-07 PROT-BLK-12 closes, opens and closes again, and returns focus", () => {
  const modal = new Modal(document);
  document.getElementById("opener")?.focus();
  expect(modal.state()).toBe("closed");
  modal.open("Hello");
  expect([modal.state(), dialog().open, document.body.className]).toEqual(["opened", true, "cleantalk-modal-opened"]);
  expect(dialog().getAttribute("aria-labelledby")).toBe(content().id);

  press("cleantalk-modal-close");
  expect([modal.state(), dialog(), document.body.className]).toEqual(["closed", null, ""]);
  expect(document.activeElement?.id).toBe("opener");
});

test("PROT-BLK-06 PROT-BLK-10 shows that a text is loading, then the text", async () => {
  const modal = new Modal(document);
  let arrive = (_: { ok: boolean; text: string }) => {};
  const loading = modal.load(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  expect([modal.state(), content().textContent]).toEqual(["loading", "Loading..."]);
  arrive({ ok: true, text: "About us" });
  await loading;

  expect([modal.state(), content().textContent]).toEqual(["opened", "About us"]);
  modal.close();
});

test("PROT-BLK-11 closes if a text cannot be loaded", async () => {
  const modal = new Modal(document);

  expect(await modal.load(async () => ({ ok: false, text: "" }))).toBe(false);
  expect([modal.state(), dialog()]).toEqual(["closed", null]);
});

test("PROT-BLK-08 asks a question with yes and no; closing it means no", async () => {
  const modal = new Modal(document);
  for (const [id, answer] of [
    ["cleantalk-modal-yes", true],
    ["cleantalk-modal-no", false],
    ["cleantalk-modal-close", false],
  ] as const) {
    const asked = modal.confirm("Really?");
    expect(content().textContent).toBe("Really?");
    press(id);
    expect(await asked).toBe(answer);
  }
  expect(dialog()).toBeNull();
});

test("PROT-BLK-09 keeps the last 60 characters of a longer question", () => {
  const long = `${"x".repeat(30)}${"y".repeat(60)}`;

  expect(shortened(long)).toBe("y".repeat(60));
  expect(shortened("y".repeat(60))).toBe("y".repeat(60));
});

test("PROT-BLK-13 shows a message as text with links, and runs nothing in it", () => {
  const modal = new Modal(document);
  modal.open('See https://example.org/help <img src=x onerror="alert(1)"><script>alert(2)</script><b>now</b>');

  expect(content().querySelectorAll("img, script, b")).toHaveLength(0);
  expect(content().querySelector("a")?.href).toBe("https://example.org/help");
  expect(content().textContent).toContain("now");
  expect(content().textContent).not.toContain("alert");
  modal.close();
});

test("PROT-BLK-01 reads every response of the site and passes it on unchanged", async () => {
  const block = '{"apbct":{"blocked":true,"comment":"Forbidden"}}';
  class Xhr extends EventTarget {
    responseType = "";
    responseText = block;
    open() {}
  }
  const json = new Response(block, { headers: { "content-type": "application/json" } });
  Object.defineProperty(json, "type", { value: "basic" });
  const film = new Response("film", { headers: { "content-type": "video/webm" } });
  const clone = vi.spyOn(film, "clone");
  const answers = [json, film];
  const view = {
    document,
    XMLHttpRequest: Xhr,
    fetch: async () => answers.shift(),
    dispatchEvent: () => true,
    stop: () => {},
  } as never as Window & typeof globalThis;
  watchResponses(view);

  const xhr = new view.XMLHttpRequest();
  xhr.open("POST", "/ajax");
  xhr.dispatchEvent(new Event("load"));
  expect(content().textContent).toBe("Forbidden");
  press("cleantalk-modal-close");

  const answer = await view.fetch("/api");
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  expect(await answer.text()).toBe(block);
  expect(await (await view.fetch("/film")).text()).toBe("film");
  expect(clone).not.toHaveBeenCalled();
  press("cleantalk-modal-close");
});

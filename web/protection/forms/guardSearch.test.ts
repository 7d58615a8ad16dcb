import { afterEach, expect, test, vi } from "vitest";
import { createSignals } from "../signals/signals";
import { guardSearch } from "./guardSearch";

const FORMS = `<form apbct-form-sign="native_search" action="/search/">
  <input name="q" value="glue"><dialog><input name="apbct__email_id__search"></dialog>
  <button name="go" value="1">Go</button></form>
  <form id="other"><button>Go</button></form>`;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function guarded(answer: () => Promise<unknown>) {
  // Each test has a page of its own.
  const page = document.createElement("div");
  page.innerHTML = FORMS;
  document.body.replaceChildren(page);
  const call = vi.fn(answer);
  const signals = createSignals();
  signals.set("ct_timezone", 2);
  guardSearch(page as unknown as Document, call as never, signals);
  const sent: string[] = [];
  page.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    sent.push([...new FormData(form, event.submitter)].map(([name, value]) => `${name}=${value}`).join("&"));
  });
  return { call, sent, press: () => page.querySelector("button")?.click(), page };
}

test("sends signals and the trap before a search, and not in its URL", async () => {
  const { call, sent, press, page } = guarded(() => Promise.resolve({}));
  const trap = page.querySelector<HTMLInputElement>("dialog input") as HTMLInputElement;
  trap.value = "buy";
  press();
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(sent).toEqual(["q=glue&go=1"]));

  const [target, data] = call.mock.calls[0] as unknown as [object, object];
  expect(target).toEqual({ route: "alt_sessions", action: "apbct_alt_session__save__AJAX" });
  expect(data).toEqual({
    cookies: {
      ct_timezone: 2,
      apbct_search_form__honeypot_value: "buy",
      ct_bot_detector_event_token: "",
      intarsia_proof: "",
      apbct_force_alt_cookies: true,
    },
  });
  expect(trap.disabled).toBe(false);
});

test("sends a search if the server fails or does not respond", async () => {
  const failing = guarded(() => Promise.reject(new Error("away")));
  failing.press();
  await vi.waitFor(() => expect(failing.sent).toEqual(["q=glue&go=1"]));

  vi.useFakeTimers();
  const silent = guarded(() => new Promise(() => {}));
  silent.press();
  await vi.advanceTimersByTimeAsync(1500);
  expect(silent.sent).toEqual(["q=glue&go=1"]);
});

test("reports a second search too, and ignores other forms", async () => {
  const { call, sent, press, page } = guarded(() => Promise.resolve({}));
  press();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  press();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  page.querySelector<HTMLElement>("#other button")?.click();

  expect(call).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(3);
});

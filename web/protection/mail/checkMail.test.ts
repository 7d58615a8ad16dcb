import { beforeEach, expect, test, vi } from "vitest";
import type { Public } from "../config";
import type { Result } from "../request/request";
import { createSignals } from "../signals/signals";
import { createMailCheck } from "./checkMail";

const BOTH = { data__email_check_before_post: 1, data__email_check_exist_post: 1 } as unknown as Public;
const answered = (data: unknown, ok = true): Result => ({ ok, status: 200, text: "", data });
const exists = answered({ result: { result: "EXISTS", text_result: "Mail can be sent to this address." } });
const missing = answered({ result: { result: "NO_MAIL_SERVER", text_result: "No mail can be sent." } });

let field: HTMLInputElement;
let answers: (route: string) => Result | Promise<Result>;
const call = vi.fn(async ({ route }: { route: string }, ..._rest: unknown[]) => answers(route));
let check: (field: HTMLInputElement) => Promise<void>;
let signals: ReturnType<typeof createSignals>;

beforeEach(() => {
  document.body.innerHTML = '<form method="post"><label>E-mail <input type="email" name="email"></label></form>';
  field = document.querySelector("input") as HTMLInputElement;
  call.mockClear();
  answers = (route) => (route === "check_email_exist_post" ? exists : answered({ result: "EXISTS" }));
  signals = createSignals();
  check = createMailCheck({ call: call as never, settings: BOTH, signals });
});

const type = (value: string) => {
  field.value = value;
  return check(field);
};
const marker = () => document.querySelector<HTMLElement>(".apbct-check_email_exist-block");
const state = () => marker()?.className.replace(/.*exist-/, "");

test.each(["", "ana", "ana@example", "a na@example.org", "ana@@example.org", "@example.org"])(
  "PROT-EML-02 makes no call for %j, which is not an e-mail address",
  async (text) => {
    await type(text);

    expect(call).not.toHaveBeenCalled();
    expect(marker()).toBeNull();
  },
);

test("PROT-EML-01 PROT-EML-03 checks each e-mail address once, also while a check is running", async () => {
  await Promise.all([type("ana@example.org"), type("ana@example.org")]);
  await type("ana@example.org");

  expect(call.mock.calls.map(([{ route }]) => route).sort()).toEqual([
    "check_email_before_post",
    "check_email_exist_post",
  ]);
  expect(call.mock.calls[0]?.[1]).toEqual({ email: "ana@example.org" });
});

test("PROT-EML-10 checks existence by REST, whatever the site's setting", async () => {
  await type("ana@example.org");

  const options = call.mock.calls.map(([{ route }, , options]) => [route, options]);
  expect(options).toContainEqual(["check_email_exist_post", { transport: "rest" }]);
  expect(options).toContainEqual(["check_email_before_post", undefined]);
});

test("PROT-EML-07 PROT-EML-12 stores the results under the names of the contract", async () => {
  await type("ana@example.org");

  expect(JSON.parse(String(signals.all().ct_checked_emails))).toEqual({
    "ana@example.org": { result: "EXISTS", timestamp: expect.any(Number) },
  });
  expect(JSON.parse(String(signals.all().ct_checked_emails_exist))["ana@example.org"].result.result).toBe("EXISTS");
});

test("PROT-EML-13 PROT-EML-14 PROT-EML-15 shows a waiting marker, then a good or bad one", async () => {
  let arrive: (answer: Result) => void = () => {};
  const under = new Promise<Result>((resolve) => {
    arrive = resolve;
  });
  answers = (route) => (route === "check_email_exist_post" ? under : answered({ result: "EXISTS" }));
  const checking = type("ana@example.org");
  expect(state()).toBe("load");
  expect(marker()?.style.width).toBe("35px");

  arrive(exists);
  await checking;
  expect(state()).toBe("good_email");

  answers = () => missing;
  await type("ana@missing.example");
  expect(state()).toBe("bad_email");
  expect(document.querySelectorAll(".apbct-check_email_exist-block")).toHaveLength(1);
});

test("PROT-EML-16 PROT-EML-17 announces the marker's text and shows it on hover, focus and tap", async () => {
  await type("ana@example.org");
  const sign = marker()?.querySelector("button") as HTMLButtonElement;
  const hint = marker()?.querySelector("[role=tooltip]") as HTMLElement;

  expect(marker()?.getAttribute("role")).toBe("status");
  expect(hint.textContent).toBe("Mail can be sent to this address.");
  expect(sign.getAttribute("aria-describedby")).toBe(hint.id);
  expect(hint.style.clipPath).toBe("inset(50%)");
  for (const [on, off] of [
    ["mouseenter", "mouseleave"],
    ["focus", "blur"],
  ] as const) {
    sign.dispatchEvent(new Event(on));
    expect(hint.style.clipPath).toBe("none");
    sign.dispatchEvent(new Event(off));
    expect(hint.style.clipPath).toBe("inset(50%)");
  }
});

test("PROT-EML-04 shows no marker on an empty field", async () => {
  await type("ana@example.org");
  await type("");

  expect(marker()).toBeNull();
});

test("PROT-EML-18 shows no marker after a failed call, and repeats the call", async () => {
  answers = () => answered({ error: "ERROR_CHECKING_EMAIL" }, false);
  await type("ana@example.org");
  expect(marker()).toBeNull();
  expect(document.querySelector("form")?.checkValidity()).toBe(true);

  await type("ana@example.org");
  expect(call).toHaveBeenCalledTimes(4);
});

test("does not check what the site has turned off", async () => {
  const settings = { data__email_check_before_post: 0, data__email_check_exist_post: 0 } as unknown as Public;
  await createMailCheck({ call: call as never, settings, signals })(Object.assign(field, { value: "ana@example.org" }));

  expect(call).not.toHaveBeenCalled();
});

import { act } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { defaultsOf } from "../../../web/kit/schema/schema";
import { enhanceIn, renderWidget, viewOf, violations } from "../../../web/kit/testing/renderWidget";
import { isMet } from "../../../web/rules/conditions/isMet";
import { countdown } from ".";
import { enhance } from "./enhance";
import { schema } from "./schema";

const NOW = Date.parse("2027-03-04T12:00:00Z");
const inAMinute = { "due-date": "2027-03-04T12:01" };
const actions = (...names: string[]) => ({
  "expire-actions": names.map((action) => ({ _id: action, action })),
});

let pass: (ms: number) => void;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  pass = (ms) => act(() => vi.advanceTimersByTime(ms));
  onTestFinished(() => void vi.useRealTimers());
});

const digits = (container: Element) =>
  [...container.querySelectorAll(".countdown__digits")].map((box) => box.textContent).join(":");

test("publishes the date, not the remaining time", () => {
  const environment = { locale: "en-GB", timeZone: "Europe/London" };
  const { html } = renderWidget(countdown, { "due-date": "2027-07-04T18:00" }, { environment });

  expect(html).toContain("Sunday");
  expect(html).toContain("4 July 2027");
  expect(html).toContain("18:00");
  expect(html).not.toMatch(/countdown__digits">\d/);
});

test("W-COUNTDOWN-02 W-COUNTDOWN-03 counts every second until the end", () => {
  const { container } = renderWidget(countdown, inAMinute);
  expect(digits(container)).toBe("00:00:01:00");

  pass(1000);
  expect(digits(container)).toBe("00:00:00:59");
  pass(59_000);
  expect(digits(container)).toBe("00:00:00:00");
  pass(5000);
  expect(digits(container)).toBe("00:00:00:00");
});

test("counts at each full second of the clock", () => {
  vi.setSystemTime(NOW + 300);
  const { container } = renderWidget(countdown, inAMinute);
  expect(digits(container)).toBe("00:00:01:00");

  pass(700);
  expect(digits(container)).toBe("00:00:00:59");
});

test("W-COUNTDOWN-08 restarts by itself if it is endless, and has no date that holds for all", () => {
  const { container, html } = renderWidget(countdown, {
    type: "endless",
    "start-date": "2027-03-04T11:59:50",
    "restart-interval": 20,
    ...actions("hide"),
  });
  expect(html).not.toContain("countdown__date");
  expect(digits(container)).toBe("00:00:00:10");

  pass(10_000);
  expect(digits(container)).toBe("00:00:00:20");
  expect(container.querySelector<HTMLElement>(".countdown__time")?.hidden).toBe(false);
});

test("a message without a text has no empty paragraph, and without the action there is no message", () => {
  const { getByRole } = renderWidget(countdown, { ...inAMinute, ...actions("message"), message: "" });
  expect(getByRole("status", { hidden: true }).textContent).toBe("");
  expect(getByRole("status", { hidden: true }).querySelector("p")).toBeNull();

  expect(renderWidget(countdown, { ...inAMinute, message: "Over" }).html).not.toContain("Over");
});

test("shows the boxes again, without digits and message, once the script has ended", () => {
  const { container } = renderWidget(countdown, { ...inAMinute, ...actions("message", "hide"), message: "Over" });
  const copy = document.body.appendChild(container.cloneNode(true) as HTMLElement);
  onTestFinished(() => copy.remove());
  const end = enhanceIn(copy, enhance);
  pass(60_000);
  end();

  expect(copy.querySelector<HTMLElement>(".countdown__time")?.hidden).toBe(false);
  expect(copy.querySelector<HTMLElement>(".countdown__message")?.hidden).toBe(true);
  expect(digits(copy)).not.toMatch(/\d/);
});

test("W-COUNTDOWN-04 shows a message and hides itself at the end", () => {
  const { container, getByRole, queryByRole } = renderWidget(countdown, {
    ...inAMinute,
    ...actions("message", "hide"),
    message: "The door is open.",
  });
  expect(queryByRole("status")).toBeNull();

  pass(60_000);

  expect(getByRole("status").textContent).toBe("The door is open.");
  expect(container.querySelector<HTMLElement>(".countdown__time")?.hidden).toBe(true);
});

test("W-COUNTDOWN-04 restarts with its interval", () => {
  const { container } = renderWidget(countdown, { ...inAMinute, ...actions("restart"), "restart-interval": 10 });

  pass(60_000);
  expect(digits(container)).toBe("00:00:00:10");
  pass(10_000);
  expect(digits(container)).toBe("00:00:00:10");
});

/** Replaces the location of the page at /offer/, because jsdom cannot load another page. */
function redirects() {
  const replace = vi.fn();
  const location = { href: "http://localhost/offer/", replace };
  const view = new Proxy(window, { get: (page, name) => (name === "location" ? location : Reflect.get(page, name)) });
  const spy = vi.spyOn(document, "defaultView", "get").mockReturnValue(view);
  onTestFinished(() => spy.mockRestore());
  return replace;
}

test("W-COUNTDOWN-05 redirects to another page, but not in the editor", () => {
  const replace = redirects();
  const settings = { ...inAMinute, ...actions("redirect"), redirect_url: { url: "/over/" } };

  renderWidget(countdown, settings, { environment: { mode: "editor" } });
  pass(61_000);
  expect(replace).not.toHaveBeenCalled();

  renderWidget(countdown, { ...settings, "due-date": "2027-03-04T12:02" });
  pass(60_000);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/over/");
});

test("never redirects to its own page", () => {
  const replace = redirects();

  renderWidget(countdown, { ...inAMinute, ...actions("redirect"), redirect_url: { url: "/offer/" } });
  pass(61_000);

  expect(replace).not.toHaveBeenCalled();
});

test("fires an event at the end", () => {
  const heard = vi.fn();
  document.addEventListener("w:countdown:expire", heard);
  renderWidget(countdown, inAMinute);

  pass(61_000);

  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener("w:countdown:expire", heard);
});

test("W-COUNTDOWN-09 has a sentence for screen readers, which is not announced every second", () => {
  const { getByRole } = renderWidget(countdown, { "due-date": "2027-03-05T13:02" });

  expect(getByRole("timer").textContent).toBe("1 day, 1 hour, 2 minutes");
  expect(getByRole("timer").getAttribute("aria-live")).toBe("off");
});

test("adds hidden units to the next smaller ones", () => {
  const { container } = renderWidget(countdown, { "due-date": "2027-03-05T13:00", show_days: "", show_seconds: "" });

  expect(digits(container)).toBe("25:00");
});

test("W-COUNTDOWN-01 W-COUNTDOWN-07 continues an evergreen countdown where it was", () => {
  const settings = { type: "evergreen", "evergreen-interval": 90 };
  const first = renderWidget(countdown, settings);
  expect(digits(first.container)).toBe("00:00:01:30");
  pass(30_000);
  first.unmount();

  expect(digits(renderWidget(countdown, settings).container)).toBe("00:00:01:00");
});

test("W-ALL-04 shows visitors nothing and staff a hint without a date", () => {
  expect(renderWidget(countdown).html).toBe("");
  expect(renderWidget(countdown, {}, { environment: { mode: "editor" } }).getByText("Choose a due date")).toBeTruthy();
});

test("W-ALL-03 is accessible", async () => {
  const { container } = renderWidget(countdown, { ...inAMinute, label: "Doors open" });
  vi.useRealTimers();

  expect(await violations(container)).toEqual([]);
});

test("counts on the canvas as soon as there is a date", () => {
  const canvas = { environment: { mode: "editor" as const } };
  const { container, rerender } = renderWidget(countdown, {}, canvas);
  const set = (settings: Record<string, unknown>) => rerender(viewOf(countdown, settings, canvas));
  expect(container.textContent).toBe("12Days08Hours30Minutes15SecondsChoose a due date");

  set(inAMinute);
  expect(digits(container)).toBe("00:00:01:00");

  set({ type: "endless" });
  expect(container.textContent).toContain("Choose a start date");
});

test("shows the settings that its type and its end need", () => {
  const shown = (settings: object) => {
    const values = { ...defaultsOf(schema.settings), ...settings };
    return Object.entries(schema.settings)
      .filter(([, setting]) => isMet("visible" in setting ? setting.visible : undefined, values))
      .map(([name]) => name);
  };

  expect(shown({})).not.toEqual(expect.arrayContaining(["restart-interval", "message", "redirect_url"]));
  expect(shown({ type: "endless" })).toContain("restart-interval");
  expect(shown(actions("restart", "message"))).toEqual(
    expect.arrayContaining(["restart-interval", "message", "message_image"]),
  );
  expect(shown(actions("redirect"))).toContain("redirect_url");
});

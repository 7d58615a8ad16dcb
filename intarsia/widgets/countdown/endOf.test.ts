import { expect, test } from "vitest";
import { type BrowserStorage, type EndSettings, endOf } from "./endOf";

const NOW = Date.parse("2027-03-04T12:00:00Z");
const HOUR = 3_600_000;

const settings = (changes: Partial<EndSettings>): EndSettings => ({
  id: "c-1",
  type: "due_date",
  "due-date": "",
  "evergreen-interval": 3600,
  "start-date": "",
  "restart-interval": 7200,
  ...changes,
});

function memory(): BrowserStorage {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("W-COUNTDOWN-06 has the same due date for all visitors, in the site's time zone", () => {
  const due = settings({ "due-date": "2027-03-04T18:00" });

  expect(endOf(due, NOW, "UTC", memory())).toBe(NOW + 6 * HOUR);
  expect(endOf(due, NOW, "Europe/Berlin", memory())).toBe(NOW + 5 * HOUR);
  expect(endOf(settings({}), NOW, "UTC", memory())).toBeNull();
});

test("W-COUNTDOWN-07 lasts one interval for each visitor, also after a reload", () => {
  const evergreen = settings({ type: "evergreen" });
  const mine = memory();

  expect(endOf(evergreen, NOW, "UTC", mine)).toBe(NOW + HOUR);
  expect(endOf(evergreen, NOW + HOUR / 2, "UTC", mine)).toBe(NOW + HOUR);
  expect(endOf(evergreen, NOW + 2 * HOUR, "UTC", mine)).toBe(NOW + HOUR);
  expect(endOf(evergreen, NOW + HOUR / 2, "UTC", memory())).toBe(NOW + 1.5 * HOUR);
});

test("restarts with another interval, is separate per element, and has no end without an interval", () => {
  const mine = memory();
  endOf(settings({ type: "evergreen" }), NOW, "UTC", mine);

  expect(endOf(settings({ type: "evergreen", "evergreen-interval": 60 }), NOW + HOUR, "UTC", mine)).toBe(
    NOW + HOUR + 60_000,
  );
  expect(endOf(settings({ type: "evergreen", id: "c-2" }), NOW + HOUR, "UTC", mine)).toBe(NOW + 2 * HOUR);
  expect(endOf(settings({ type: "evergreen", "evergreen-interval": 0 }), NOW, "UTC", mine)).toBeNull();
});

test("counts from the current visit if the browser has stored something else", () => {
  for (const stored of ["", "3600", "3600 x", "3600 0"]) {
    const mine: BrowserStorage = { getItem: () => stored, setItem: () => {} };
    expect(endOf(settings({ type: "evergreen" }), NOW, "UTC", mine)).toBe(NOW + HOUR);
  }
});

test("an endless countdown needs an interval and a start date", () => {
  const endless = { type: "endless", "start-date": "2027-03-04T11:00" } as const;
  expect(endOf(settings({ ...endless, "restart-interval": 0 }), NOW, "UTC", memory())).toBeNull();
  expect(endOf(settings({ ...endless, "start-date": "" }), NOW, "UTC", memory())).toBeNull();
  expect(endOf(settings({ ...endless, "restart-interval": 1 }), NOW, "UTC", memory())).toBe(NOW + 1000);
});

test("an endless countdown begins at its start date", () => {
  const endless = settings({ type: "endless", "start-date": "2027-03-04T12:00" });
  expect(endOf(endless, NOW, "UTC", memory())).toBe(NOW + 2 * HOUR);
});

test("counts from the current visit if the browser stores nothing", () => {
  const refusing: BrowserStorage = {
    getItem() {
      throw new Error("denied");
    },
    setItem() {
      throw new Error("denied");
    },
  };

  expect(endOf(settings({ type: "evergreen" }), NOW, "UTC", refusing)).toBe(NOW + HOUR);
});

test("W-COUNTDOWN-08 restarts after each interval if endless", () => {
  const endless = settings({ type: "endless", "start-date": "2027-03-04T11:00" });

  expect(endOf(endless, NOW, "UTC", memory())).toBe(NOW + HOUR);
  expect(endOf(endless, NOW + HOUR, "UTC", memory())).toBe(NOW + 3 * HOUR);
  expect(endOf(endless, NOW - 2 * HOUR, "UTC", memory())).toBeNull();
});

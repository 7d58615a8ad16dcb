import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readEntry, writeEntry } from "./entries";

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

test("PROT-SIG-08 stores an entry with its value and its time in seconds", () => {
  writeEntry("ct_ps_timestamp", 1_700_000_000);

  expect(JSON.parse(localStorage.getItem("ct_ps_timestamp") ?? "")).toEqual({
    value: "1700000000",
    timestamp: 1_700_000_000,
  });
});

test.each([12, "0", "ana", true, { fullWidth: 1 }, [[1, 2, 3]], null])("reads %j as it was written", (value) => {
  writeEntry("ct_pointer_data", value);

  expect(readEntry("ct_pointer_data")).toEqual(value);
});

test("PROT-SIG-09 expires after a day", () => {
  writeEntry("ct_timezone", 2);

  vi.advanceTimersByTime(86_400_000);
  expect(readEntry("ct_timezone")).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(readEntry("ct_timezone")).toBeUndefined();
});

test("reads a bare value of another script, and returns undefined for an invalid entry", () => {
  const token = "ab".repeat(32);
  localStorage.setItem("bot_detector_event_token", JSON.stringify({ value: token, timestamp: 1_700_000_000 }));
  localStorage.setItem("broken", "{");
  localStorage.setItem("foreign", '"text"');

  expect(["bot_detector_event_token", "broken", "foreign", "none"].map((key) => readEntry(key))).toEqual([
    token,
    undefined,
    undefined,
    undefined,
  ]);
});

test("tolerates a blocked storage", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });

  expect(() => writeEntry("ct_timezone", 2)).not.toThrow();
});

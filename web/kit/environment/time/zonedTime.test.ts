import { expect, onTestFinished, test, vi } from "vitest";
import { timestampOf } from "./zonedTime";

test.each([
  ["2027-03-04T18:00", "UTC", "2027-03-04T18:00:00Z"],
  ["2027-03-04T18:00", "Europe/London", "2027-03-04T18:00:00Z"],
  ["2027-07-04T18:00", "Europe/London", "2027-07-04T17:00:00Z"],
  ["2027-07-04T18:00:30", "Asia/Kathmandu", "2027-07-04T12:15:30Z"],
  ["2027-07-04T00:15", "Pacific/Auckland", "2027-07-03T12:15:00Z"],
  ["2027-03-28T02:30", "Europe/Berlin", "2027-03-28T01:30:00Z"],
  ["2027-10-31T02:30", "Europe/Berlin", "2027-10-31T00:30:00Z"],
])("converts %s in %s to %s", (local, timeZone, moment) => {
  expect(new Date(timestampOf(local, timeZone) ?? 0).toISOString()).toBe(moment.replace("Z", ".000Z"));
});

test("returns null for an invalid time", () => {
  expect(timestampOf("", "UTC")).toBeNull();
  expect(timestampOf("tomorrow", "UTC")).toBeNull();
});

test.each([
  ["Europe/Berlin", 1],
  ["UTC", 0],
])("for %s, makes at most one format, because each takes a phone 20 ms", (timeZone, expected) => {
  let made = 0;
  vi.stubGlobal("Intl", {
    DateTimeFormat: class extends Intl.DateTimeFormat {
      constructor(...settings: ConstructorParameters<typeof Intl.DateTimeFormat>) {
        super(...settings);
        made++;
      }
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  timestampOf("2027-10-31T02:30", timeZone);

  expect(made).toBe(expected);
});

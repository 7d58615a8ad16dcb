import { expect, test } from "vitest";
import { timeLeft, UNITS } from "./timeLeft";

const DAY = 86_400_000;

test("returns the remaining days, hours, minutes and seconds", () => {
  expect(timeLeft(DAY + 3_723_000, UNITS)).toEqual({ days: 1, hours: 1, minutes: 2, seconds: 3 });
});

test("adds a hidden unit to the next smaller one", () => {
  expect(timeLeft(DAY + 3_600_000, ["hours", "minutes"])).toEqual({ hours: 25, minutes: 0 });
  expect(timeLeft(90_000, ["days", "seconds"])).toEqual({ days: 0, seconds: 90 });
});

test("rounds up to a second, and returns zero after the end", () => {
  expect(timeLeft(1, UNITS).seconds).toBe(1);
  expect(timeLeft(-5_000, UNITS)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

import { expect, test } from "vitest";
import { timeLeft, UNITS } from "./timeLeft";

const DAY = 86_400_000;

test("what is left in days, hours, minutes and seconds", () => {
  expect(timeLeft(DAY + 3_723_000, UNITS)).toEqual({ days: 1, hours: 1, minutes: 2, seconds: 3 });
});

test("a unit that is not shown is counted in the next smaller one", () => {
  expect(timeLeft(DAY + 3_600_000, ["hours", "minutes"])).toEqual({ hours: 25, minutes: 0 });
  expect(timeLeft(90_000, ["days", "seconds"])).toEqual({ days: 0, seconds: 90 });
});

test("a part of a second is a second, and what is over is nothing", () => {
  expect(timeLeft(1, UNITS).seconds).toBe(1);
  expect(timeLeft(-5_000, UNITS)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

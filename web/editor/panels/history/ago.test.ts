import { expect, test } from "vitest";
import { ago } from "./ago";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

test.each([
  [0, "now"],
  [59, "now"],
  [MINUTE, "1 minute ago"],
  [2 * MINUTE - 1, "1 minute ago"],
  [HOUR - 1, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [DAY - 1, "23 hours ago"],
  [DAY, "yesterday"],
  [6 * DAY, "6 days ago"],
  [7 * DAY, "last week"],
  [29 * DAY, "4 weeks ago"],
  [30 * DAY, "last month"],
  [364 * DAY, "12 months ago"],
  [365 * DAY, "last year"],
  [3 * 365 * DAY, "3 years ago"],
  [-2 * HOUR, "in 2 hours"],
])("%i seconds before now are: %s", (seconds, text) => {
  expect(ago(1_000_000_000_000 - seconds * 1000, 1_000_000_000_000, "en")).toBe(text);
});

test("is in the language of the user", () => {
  expect(ago(0, DAY * 1000, "de")).toBe("gestern");
});

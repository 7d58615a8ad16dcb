import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = Date.parse("2027-03-04T12:00:00Z");

test.each([
  [0, "now"],
  [59, "now"],
  [61, "1 minute ago"],
  [7_300, "2 hours ago"],
  [90_000, "yesterday"],
  [8 * 86_400, "last week"],
  [400 * 86_400, "last year"],
])("describes %i seconds ago in relative time", (seconds, text) => {
  expect(ago(NOW - seconds * 1000, NOW, "en")).toBe(text);
});

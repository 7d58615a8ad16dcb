import { expect, test } from "vitest";
import { matchesQuery, singularQuery } from "./matchesQuery";

test.each([
  ["", ["Button"]],
  ["but", ["Button"]],
  ["BUTTONS", ["Button"]],
  ["galleries", ["Image gallery"]],
  ["boxes", ["Icon box"]],
  ["price table", ["Table", "prices"]],
  ["table  price", ["Table", "prices"]],
  ["columns", ["Two-column layout"]],
])("“%s” matches %j", (query, texts) => {
  expect(matchesQuery(query, texts)).toBe(true);
});

test.each([
  ["price list", ["Table", "prices"]],
  ["status", ["statue"]],
  ["gas", ["gap"]],
])("“%s” does not match %j", (query, texts) => {
  expect(matchesQuery(query, texts)).toBe(false);
});

test("only the last word of a name is put into the singular", () => {
  expect(singularQuery("News  boxes")).toBe("news box");
  expect(singularQuery("")).toBe("");
});

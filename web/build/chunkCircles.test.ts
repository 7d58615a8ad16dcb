// @vitest-environment node
import { expect, test } from "vitest";
import { chunkCircle } from "./chunkCircles.mjs";

test("finds files that import each other, also by others", () => {
  expect(chunkCircle({ a: ["b", "c"], b: ["c"], c: [] })).toBeUndefined();
  expect(chunkCircle({ a: ["b"], b: ["c"], c: ["d"], d: ["b"] })).toEqual(["b", "c", "d", "b"]);
});

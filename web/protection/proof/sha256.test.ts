import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256, startOf } from "./sha256";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const hex = (words: Int32Array) => [...words].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

test.each(["", "abc", "a".repeat(55), "b".repeat(56), "c".repeat(64), "d".repeat(200)])("hashes %j", (text) => {
  expect(hex(sha256(text))).toBe(hash(text));
});

test.each([0, 55, 63, 64, 65, 128, 200])("hashes texts that start with the same %i characters", (length) => {
  const salt = "s".repeat(length);
  const start = startOf(salt);

  for (const number of [7, 20_000, 123_456_789]) {
    expect(hex(sha256(salt.slice(start.length) + number, start))).toBe(hash(salt + number));
  }
});

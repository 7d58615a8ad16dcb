import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fullLink } from "./fullLink";

const LINKS: Record<string, string> = JSON.parse(readFileSync("intarsia/documents/tests/full_links.json", "utf8"));

test.each(Object.entries(LINKS))("stores %j as %j", (typed, stored) => {
  expect(fullLink(typed)).toBe(stored);
});

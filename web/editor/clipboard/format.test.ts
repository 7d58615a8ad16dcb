import { expect, test } from "vitest";
import { randomDocument } from "../testing/randomDocument";
import { fromText, toText } from "./format";

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(SEEDS)("preserves an element as text, whatever it contains (%i)", (seed) => {
  for (const element of randomDocument(seed).content) {
    expect(fromText(toText({ element }))).toEqual({ ok: true, copied: { element } });
  }
});

test("preserves a style as text, with the version of its widget", () => {
  const copied = {
    type: "heading",
    version: 2,
    style: { desktop: { color: "red" }, "tablet:hover": { color: { $var: "color.ink" } } },
  };
  expect(fromText(toText(copied))).toEqual({ ok: true, copied });
});

test.each([
  ["", "The clipboard contains no element"],
  ["A sentence from a letter.", "The clipboard contains no element"],
  ["[1, 2]", "The clipboard contains no element"],
  ["null", "The clipboard contains no element"],
  ['{"type":"elementor","elements":[]}', "The clipboard contains no element"],
  ['{"intarsia":"1","element":{}}', "The clipboard contains no element"],
  ['{"intarsia":2,"element":{"type":"heading","props":{"id":"h"}}}', "It was copied in a newer version"],
  [
    '{"intarsia":1,"schemaVersion":2,"element":{"type":"heading","props":{"id":"h"}}}',
    "It was copied in a newer version",
  ],
  ['{"intarsia":1}', "The copied element is damaged"],
  ['{"intarsia":1,"element":{"type":"heading"}}', "The copied element is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":[]}}', "The copied element is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":7}}}', "The copied element is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":"h","title":"\\u0000"}}}', "The copied element is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":"h","title":"\\ud800"}}}', "The copied element is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":"h","size":1e999}}}', "The copied element is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":"h","__proto__":{}}}}', "The copied element is damaged"],
  ['{"intarsia":1,"type":"heading","style":{"desktop":"red"}}', "The copied element is damaged"],
  [
    `{"intarsia":1,"element":{"type":"heading","props":{"id":"h","deep":${"[".repeat(70)}${"]".repeat(70)}}}}`,
    "The copied element is damaged",
  ],
  [
    `{"intarsia":1,"element":{"type":"heading","props":{"id":"h","title":"${"x".repeat(2 ** 21)}"}}}`,
    "The copied element is too large",
  ],
])("rejects %.60s with a sentence", (text, reason) => {
  const read = fromText(text);
  expect(read.ok ? "" : read.reason).toMatch(new RegExp(`^${reason}.*\\.$`));
});

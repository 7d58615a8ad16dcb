import { expect, test } from "vitest";
import { randomDocument } from "../testing/randomDocument";
import { fromText, toText } from "./format";

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(SEEDS)("an element is the same after it was text, whatever is in it (%i)", (seed) => {
  for (const element of randomDocument(seed).content) {
    expect(fromText(toText({ element }))).toEqual({ ok: true, copied: { element } });
  }
});

test("a look is the same after it was text", () => {
  const copied = {
    type: "heading",
    style: { desktop: { color: "red" }, "tablet:hover": { color: { $var: "color.ink" } } },
  };
  expect(fromText(toText(copied))).toEqual({ ok: true, copied });
});

test.each([
  ["", "That is no element"],
  ["A sentence from a letter.", "That is no element"],
  ["[1, 2]", "That is no element"],
  ["null", "That is no element"],
  ['{"type":"elementor","elements":[]}', "That is no element"],
  ['{"intarsia":"1","element":{}}', "That is no element"],
  ['{"intarsia":2,"element":{"type":"heading","props":{"id":"h"}}}', "That was copied in a newer version"],
  ['{"intarsia":1}', "What was copied is damaged"],
  ['{"intarsia":1,"element":{"type":"heading"}}', "What was copied is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":[]}}', "What was copied is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":7}}}', "What was copied is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":"h","title":"\\u0000"}}}', "What was copied is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":"h","title":"\\ud800"}}}', "What was copied is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":"h","size":1e999}}}', "What was copied is damaged"],
  ['{"intarsia":1,"element":{"type":"heading","props":{"id":"h","__proto__":{}}}}', "What was copied is damaged"],
  ['{"intarsia":1,"type":"heading","style":{"desktop":"red"}}', "What was copied is damaged"],
  [
    `{"intarsia":1,"element":{"type":"heading","props":{"id":"h","deep":${"[".repeat(70)}${"]".repeat(70)}}}}`,
    "What was copied is damaged",
  ],
  [
    `{"intarsia":1,"element":{"type":"heading","props":{"id":"h","title":"${"x".repeat(2 ** 21)}"}}}`,
    "What was copied is too large",
  ],
])("%.60s is refused with a sentence", (text, reason) => {
  const read = fromText(text);
  expect(read.ok ? "" : read.reason).toMatch(new RegExp(`^${reason}.*\\.$`));
});
